// Romanian texts of Bridges, Castles & Bazaars: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.bridges_castles_and_bazaars':
    'O dată pe rând poți pune un pod peste piesa ta sau peste una de lângă ea, de la câmp la câmp și peste tot ce e între ele: face parte dintr-un drum. Un oraș din două piese pe care îl termini poate deveni castel: în locul punctelor lui primește punctele următorului drum, oraș sau ale următoarei mănăstiri terminate pe piesele lui sau pe cele patru de lângă ele. După o piesă cu bazar se pun la vedere atâtea piese câți jucători sunt. Pe rând, fiecare oferă una și licitează, iar ceilalți licitează o dată; cine o oferă o păstrează la prețul cel mai mare sau o vinde. Apoi toți joacă aceste piese.',
};
