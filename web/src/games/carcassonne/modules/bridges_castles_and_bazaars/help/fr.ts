// French texts of Bridges, Castles & Bazaars: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.bridges_castles_and_bazaars':
    'Une fois par tour vous pouvez poser un pont sur votre tuile ou sur une tuile voisine, d’un pré à l’autre, par-dessus tout ce qui est entre eux : il fait partie d’une route. Une ville de deux tuiles que vous achevez peut devenir un château : au lieu de ses points, il reçoit ceux de la prochaine route, de la prochaine ville ou du prochain monastère achevé sur ses tuiles ou les quatre à côté. Après une tuile avec un bazar, on découvre autant de tuiles qu’il y a de joueurs. Chacun à son tour en propose une et mise, puis les autres misent une fois ; celui qui la propose la garde au prix de la plus haute mise ou la vend. Ensuite tous jouent ces tuiles.',
};
