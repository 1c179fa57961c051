// Italian texts of Bridges, Castles & Bazaars: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.bridges_castles_and_bazaars':
    'Una volta per turno puoi posare un ponte sulla tua tessera o su una accanto, da un campo all’altro e sopra tutto ciò che c’è in mezzo: fa parte di una strada. Una città di due tessere che completi può diventare un castello: invece dei suoi punti riceve quelli della prossima strada, città o monastero che si completa sulle sue tessere o sulle quattro accanto. Dopo una tessera con un bazar si scoprono tante tessere quanti sono i giocatori. A turno ognuno ne mette in vendita una e fa un’offerta, e gli altri ne fanno una; chi la vende la tiene per sé al prezzo più alto o la vende. Poi tutti giocano queste tessere.',
};
