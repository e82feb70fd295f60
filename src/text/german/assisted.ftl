note = In dieser Partie gab es einen Tipp, oder eine Aktion wurde rückgängig gemacht, nachdem etwas Verdecktes aufgedeckt war.
title = Trotzdem rückgängig machen?
body = Seitdem wurde etwas Verdecktes aufgedeckt, oder Bots haben gespielt. Du kannst trotzdem zurück, aber die Partie wird dann als „mit Hilfe“ markiert.
