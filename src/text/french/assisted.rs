//! What is said of assisted matches, in French.

use crate::text::assisted::AssistedText;

pub(in crate::text) static ASSISTED: AssistedText = AssistedText {
    note: "Dans cette partie on a vu un indice, ou repris une action après avoir vu des cartes ou permis cachés.",
    title: "Reprendre ce qui a été montré ?",
    body: "Depuis, des cartes ou des permis cachés ont été montrés, ou des robots ont joué. \
        Vous pouvez tout de même revenir en arrière ; la partie sera dès lors marquée comme assistée.",
};
