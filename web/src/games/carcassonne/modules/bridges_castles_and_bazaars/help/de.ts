// German texts of Bridges, Castles & Bazaars: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.bridges_castles_and_bazaars':
    'Einmal im Zug darfst du eine Brücke über dein Plättchen oder eines daneben legen, von Wiese zu Wiese und über alles dazwischen: Sie ist ein Teil einer Straße. Eine Stadt aus zwei Plättchen, die du fertig baust, darf zur Burg werden: Statt ihrer Punkte bekommt sie die der nächsten Straße, der nächsten Stadt oder des nächsten Klosters, das auf ihren Plättchen oder den vier daneben fertig wird. Nach einem Plättchen mit Basar liegen so viele Plättchen offen, wie es Spieler gibt. Reihum bietet jeder eines an und nennt ein Gebot, die anderen bieten einmal; wer es anbietet, behält es zum höchsten Gebot oder verkauft es. Dann spielen alle diese Plättchen.',
};
