// German texts of The Count of Carcassonne: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.count': 'Der Graf von Carcassonne',
  'module.count.about':
    'Wessen Plättchen nur andere werten lässt, darf einen Meeple in die Stadt Carcassonne schicken. Er kommt heraus, wo etwas fertig wird, wenn ihn der Graf nicht festhält.',
  'option.count_final': 'Vor der Schlusswertung kommen Meeple aus',
  'option.count_final.all_quarters': 'allen Vierteln',
  'option.count_final.market_only': 'dem Markt allein',
  'option.count_move': 'Geht ein Meeple hinein, geht der Graf',
  'option.count_move.by_player': 'wohin dessen Spieler will',
  'option.count_move.clockwise': 'ins nächste Viertel',
  'option.count_move.follow': 'in dasselbe Viertel',
  'option.count_abbot': 'Der Abt darf in die Kathedrale',
  'option.count_start_tile': 'Das übliche Startplättchen',
  'option.count_start_tile.remove': 'bleibt in der Schachtel',
  'option.count_start_tile.shuffle': 'wird eingemischt',
};
