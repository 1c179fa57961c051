// Romanian texts of Mage & Witch: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.mage_and_witch':
    'După ce așezi o piesă cu stea trebuie mai întâi să muți magul sau vrăjitoarea: pe orice drum sau în orice oraș neterminat, unde nu e niciunul dintre ei. Magul aduce 1 punct în plus pentru fiecare piesă a drumului sau orașului său, vrăjitoarea înjumătățește punctele de la al ei, rotunjite în sus. Amândoi contează și la sfârșit. Când drumul sau orașul e terminat, părăsesc tabla, fie că cineva ia puncte, fie că nu. Dacă o piesă unește drumurile sau orașele pe care stau, unul dintre ei trebuie mutat imediat. Dacă niciunul nu poate merge nicăieri, unul dintre ei părăsește tabla.',
};
