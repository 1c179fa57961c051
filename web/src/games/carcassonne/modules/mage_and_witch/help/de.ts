// German texts of Mage & Witch: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.mage_and_witch':
    'Nachdem du ein Plättchen mit Stern gelegt hast, musst du zuerst den Magier oder die Hexe bewegen: auf irgendeine unfertige Straße oder in eine unfertige Stadt, in der keiner von beiden ist. Der Magier bringt 1 Punkt mehr für jedes Plättchen seiner Straße oder Stadt, die Hexe halbiert die Punkte der ihren, aufgerundet. Beides gilt auch am Ende. Ist die Straße oder Stadt fertig, verlassen sie die Spielfläche, ob jemand punktet oder nicht. Verbindet ein Plättchen, worauf die beiden stehen, muss einer von ihnen sofort versetzt werden. Kann keiner von beiden irgendwohin, verlässt einer die Spielfläche.',
};
