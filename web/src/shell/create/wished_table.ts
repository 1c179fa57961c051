// What the host has chosen besides the name, and the request that it makes.

import { language } from '../../i18n/index.ts';
import { canPlayHere } from '../../net/in_page/lack_here.ts';
import { hasOpenTables } from '../../net/open_tables.ts';
import type { Aids, CatalogueGame, ClockRule, Colour, CreateRoom } from '../../net/protocol.gen.ts';
import { suitableLevel } from '../../play/computers/suitable_level.ts';
import type { Computers } from '../../play/computers/wish.ts';
import { seated, type TableWish, wishedRules, wishFor } from './wish.ts';

export interface WishedTable {
  readonly game: CatalogueGame;
  readonly wish: TableWish;
  readonly colour: Colour;
  readonly aids: Aids;
  readonly clock: ClockRule | null;
  readonly watched: boolean;
  /** Whether it stands among the open tables. */
  readonly listed: boolean;
  readonly computers: Computers;
  /** Whether it is played in this page; null: as suits who plays. */
  readonly here: boolean | null;
}

/** What a part of the form shows and changes. */
export interface WishedTableProps {
  table: WishedTable;
  onChange(changes: Partial<WishedTable>): void;
}

/** The address's fragment for playing against computers. */
const AGAINST_COMPUTERS = '#computers';

export function usualTable(game: CatalogueGame): WishedTable {
  return {
    game,
    wish: wishFor(game, game.default_preset),
    colour: 'red',
    aids: 'all',
    clock: null,
    watched: true,
    listed: false,
    computers: { count: location.hash === AGAINST_COMPUTERS ? 1 : 0, level: suitableLevel() },
    here: null,
  };
}

/** With as many seats as the rules allow, and no more computers than these have room for. */
export function withRoomForAll(table: WishedTable): WishedTable {
  const wish = seated(table.game, table.wish);
  const { count, level } = table.computers;
  return { ...table, wish, computers: { count: Math.min(count, wish.seats - 1), level } };
}

/** Whether the host plays against computers alone. */
export function isAlone({ computers, wish }: WishedTable): boolean {
  return computers.count > 0 && computers.count === wish.seats - 1;
}

export function isHere(table: WishedTable): boolean {
  return canPlayHere() && !isListed(table) && (table.here ?? isAlone(table));
}

/** Strangers come to the server. */
export function isListed({ listed, wish }: WishedTable): boolean {
  return listed && wish.seats > 1;
}

/** A table of this page has no clock: a page that is closed keeps none. */
export function hasClock(table: WishedTable): boolean {
  return table.wish.seats > 1 && !isHere(table);
}

export function requestOf(table: WishedTable, name: string): Omit<CreateRoom, 'secret'> {
  const { game, wish, colour, aids, clock, watched, computers } = table;
  const { count, level } = computers;
  return {
    name,
    colour,
    seats: wish.seats,
    aids,
    ...(hasClock(table) && clock !== null && { clock }),
    ...(count > 0 && { computers: Array.from({ length: count }, () => ({ level })) }),
    ...(!watched && { unwatched: true }),
    ...(isListed(table) && { listed: true }),
    ...(hasOpenTables() && !isHere(table) && { language: language() }),
    rules: wishedRules(game, wish),
  };
}
