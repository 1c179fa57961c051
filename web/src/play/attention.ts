// Calls the player: by sound, by the window's title and to the screen reader, when it is their turn and when something
// happens.

import { t } from '../i18n/index.ts';
import type { Event, RoomView } from '../net/protocol.gen.ts';
import { play } from '../ui/cues.ts';
import { say } from '../ui/notices.ts';
import { othersTurn } from './away.ts';
import { ownToAct } from './playing.ts';
import type { Room } from './room.ts';
import type { GameParts } from './table/game_parts.ts';
import { type GameWords, seatName, spokenEvents } from './words.ts';

/** Starts calling, with whose turn it is now; returns how to stop. */
export function callPlayer(
  room: Room,
  { words, whenDrawn }: Pick<GameParts, 'words' | 'whenDrawn'>,
): () => void {
  let whose = mineIn(room.view.peek());
  if (whose !== null) play('turn');
  const sayThen = (text: (view: RoomView) => string) => sayWhenDrawn(room, whenDrawn, text);
  sayThen((view) => (isMine(view) ? spokenTurn(room, view, words) : spokenWait(room, view)));
  return room.onEvents((events) => {
    const view = room.view.value!;
    const mine = mineIn(view);
    const begins = mine !== null && (mine !== whose || events.some(({ type }) => type === 'tile_drawn'));
    whose = mine;
    sound(events, begins, view);
    sayThen(() =>
      [spokenEvents(events, view, words), begins ? spokenTurn(room, view, words) : ''].join(' ').trim(),
    );
  });
}

/** What is on a tile can be said once its drawing is there: that of a further set comes when it is first needed. */
function sayWhenDrawn(
  room: Room,
  whenDrawn: (tile: string) => Promise<void>,
  words: (view: RoomView) => string,
): void {
  const view = room.view.peek()!;
  void whenDrawn(view.game?.tile ?? '').then(() => {
    const text = words(view);
    if (text !== '') say(text);
  });
}

function spokenWait(room: Room, view: RoomView): string {
  const { game } = view;
  return game?.seat == null ? '' : `${othersTurn(room, view, game.seat)}.`;
}

export function isMine(view: RoomView | null): boolean {
  return mineIn(view) !== null;
}

function mineIn(view: RoomView | null): number | null {
  return view && ownToAct(view);
}

/** With the name where several people look at this screen. */
export function yourTurn(room: Room, view: RoomView): string {
  if (room.seats.value.length < 2) return t('table.yourTurn');
  return t('table.yourTurnOf', { name: seatName(view, view.you!) });
}

function sound(events: readonly Event[], begins: boolean, view: RoomView): void {
  if (events.some(({ type }) => type === 'game_finished')) play('finish');
  else if (begins) play('turn');
  else if (events.some(({ type }) => type === 'scored')) play('score');
  else if (events.some(({ type }) => type === 'tile_placed')) play('tile');
  else if (events.some((event) => event.type === 'chat' && event.seat !== view.you)) play('chat');
}

function spokenTurn(room: Room, view: RoomView, words: GameWords): string {
  const { game } = view;
  if (game?.tile == null || game.legal === null) return yourTurn(room, view);
  const name = room.seats.peek().length < 2 ? '' : `${seatName(view, view.you!)}: `;
  return name + t('say.yourTurn', { tile: words.tile(game.tile, 0), n: game.legal.placements.length });
}
