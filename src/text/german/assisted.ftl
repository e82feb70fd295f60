note = In dieser Partie gab es einen Tipp oder eine Variante, oder eine Aktion wurde rückgängig gemacht, nachdem etwas Verdecktes aufgedeckt war oder ein Bot gespielt hatte.
title = Trotzdem rückgängig machen?
body = Seitdem wurde etwas Verdecktes aufgedeckt, Bots haben gespielt, oder die Partie ging zu Ende. Du kannst trotzdem zurück, aber die Partie wird dann als „mit Hilfe“ markiert.
