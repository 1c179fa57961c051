// Calls the player by sound, by the window's title and through the screen reader: when it is their turn and
// when something happens.

import { loadTexts, t } from '../i18n/index.ts';
import type { Event, RoomView } from '../net/protocol.gen.ts';
import { callUser } from '../ui/calls.ts';
import { play } from '../ui/cues.ts';
import { say } from '../ui/notices.ts';
import { othersTurn } from './away.ts';
import { isHeard } from './chat/muted.ts';
import { placementsOf } from './draft.ts';
import { ownToAct, seatToPlay } from './playing.ts';
import type { Room } from './room.ts';
import type { GameParts } from './table/game_parts.ts';
import { type GameWords, seatName, spokenEvents } from './words.ts';

/** Starts calling, beginning with the present turn; returns a function that stops it. */
export function callPlayer(
  room: Room,
  { words, whenDrawn, texts }: Pick<GameParts, 'words' | 'whenDrawn' | 'texts'>,
): () => void {
  let whose = mineIn(room.view.peek());
  if (whose !== null) play('turn');
  const textsOfGame = () => loadTexts(texts?.(room.view.peek()!.rules) ?? []);
  const sayThen = (text: (view: RoomView) => string, events: readonly Event[] = []) =>
    sayWhenKnown(room, [whenDrawn(tileIn(room)), textsOfGame(), phrasesIn(events)], text);
  sayThen((view) => (isMine(view) ? spokenTurn(room, view, words) : spokenWait(room, view)));
  return room.onEvents((events) => {
    const view = room.view.value!;
    const mine = mineIn(view);
    const begins =
      mine !== null &&
      (mine !== whose || events.some(({ type }) => type === 'tile_drawn' || type === 'turn_undone'));
    whose = mine;
    sound(events, begins, view);
    if (begins) void callUser(calledFor(room, view, words), view.room);
    sayThen(
      () => [spokenEvents(events, view, words), begins ? spokenTurn(room, view, words) : ''].join(' ').trim(),
      events,
    );
  });
}

const tileIn = (room: Room): string => room.view.peek()!.game?.tile ?? '';

/** A phrase is spoken in the listener's language. */
async function phrasesIn(events: readonly Event[]): Promise<void> {
  if (events.some((event) => event.type === 'chat' && event.phrase !== undefined))
    await loadTexts(['chat']).catch(() => {});
}

/**
 * A tile can be described once its drawing and its words are there: those of a further set load when they are
 * first needed.
 */
function sayWhenKnown(room: Room, known: readonly Promise<void>[], words: (view: RoomView) => string): void {
  const view = room.view.peek()!;
  void Promise.all(known).then(() => {
    const text = words(view);
    if (text !== '') say(text);
  }, console.error);
}

function spokenWait(room: Room, view: RoomView): string {
  const seat = seatToPlay(view);
  return seat === null ? '' : `${othersTurn(room, view, seat)}.`;
}

export function isMine(view: RoomView | null): boolean {
  return mineIn(view) !== null;
}

function mineIn(view: RoomView | null): number | null {
  return view && ownToAct(view);
}

/** What the player is called for. */
function calledFor(room: Room, view: RoomView, { called }: GameWords): string {
  const special = view.game && called?.(view.game);
  if (!special) return yourTurn(room, view);
  return room.seats.peek().length < 2 ? special : `${seatName(view, view.you!)}: ${special}`;
}

/** With the name if several people share this screen. */
export function yourTurn(room: Room, view: RoomView): string {
  if (room.seats.value.length < 2) return t('table.yourTurn');
  return t('table.yourTurnOf', { name: seatName(view, view.you!) });
}

function sound(events: readonly Event[], begins: boolean, view: RoomView): void {
  if (events.some(({ type }) => type === 'game_finished')) play('finish');
  else if (begins) play('turn');
  else if (events.some(({ type }) => type === 'scored')) play('score');
  else if (events.some(({ type }) => type === 'tile_placed')) play('tile');
  else if (events.some((event) => event.type === 'chat' && isHeard(view, event))) play('chat');
}

function spokenTurn(room: Room, view: RoomView, words: GameWords): string {
  const { game } = view;
  if (game?.tile == null || game.legal === null) return calledFor(room, view, words);
  const name = room.seats.peek().length < 2 ? '' : `${seatName(view, view.you!)}: `;
  return name + t('say.yourTurn', { tile: words.tile(game.tile, 0), n: placementsOf(game.legal).length });
}
