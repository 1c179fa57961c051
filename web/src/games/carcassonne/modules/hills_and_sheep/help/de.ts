// German texts of Hills & Sheep: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.hills_and_sheep':
    'Statt eines Meeples darfst du deinen Schäfer auf eine Wiese deines Plättchens setzen, auf der noch keiner ist, und ziehst einen Marker: Schafe bilden die Herde, ein Wolf schickt den Schäfer nach Hause. Immer wenn dein eigenes Plättchen die Wiese deines Schäfers erweitert, wählst du: noch einmal ziehen, oder einen Punkt für jedes Schaf aller Herden der Wiese werten, für alle mit einem Schäfer dort. Ein Wolf zerstreut alle Herden der Wiese ohne Punkte. Ist eine Wiese umschlossen, werden ihre Herden gewertet. Was am Ende übrig ist, zählt nichts. Unter einem Plättchen mit Hügel liegt ein weiteres, verdeckt: Bei Gleichstand auf Straße, Stadt oder Wiese werten nur die mit einem Meeple auf einem Hügel. Jeder Weinberg um ein Kloster bringt 3 Punkte, wenn es fertig wird.',
};
