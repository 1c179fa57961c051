import { signal } from '@preact/signals';
import { beforeEach, vi } from 'vitest';
import type { Intention } from '../net/intentions.ts';
import type { Action, Foreseen, GameEvent, GameView, RoomView, Scored } from '../net/protocol.gen.ts';
import { Refused } from '../net/refused.ts';
import { type Foresight, serverForesight } from './foresight.ts';
import type { Room } from './room.ts';
import { Turn } from './turn.ts';

export const scored: Scored = {
  type: 'scored',
  seat: 0,
  points: 4,
  feature: 'city',
  tiles: [],
  reason: 'completed',
  total: 4,
  lines: [],
};
export const knight: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
export const pass: Action = { type: 'pass' };

export function viewWith(game: Partial<GameView>): RoomView {
  const legal = {
    placements: [
      { x: 0, y: -1, rotations: [1, 3] },
      { x: 1, y: 0, rotations: [2] },
    ],
    actions: [],
  };
  return {
    you: 0,
    number: 1,
    seats: [{ name: 'Ada', colour: 'red' }],
    game: { seat: 0, step: 5, phase: 'place', legal, ...game },
  } as unknown as RoomView;
}

/** The server's answer for a step: the events of its last action, and what may follow. */
export type Said = { choices: Action[]; ends_turn: boolean; in_view?: true; events: GameEvent[] };
export type Answer = Partial<Said> | Refused;

const isSaid = (given: object): given is Said => 'choices' in given;

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Ends a turn by the placement of a tile and one choice, of which a knight scores. */
const usual = (intention: Intention): Answer => {
  if (intention.type !== 'preview') return {};
  const last = intention.actions.at(-1);
  if (last?.type === 'place_tile') return { choices: [knight, pass], ends_turn: false, events: [] };
  return { choices: [], ends_turn: true, events: last === knight ? [scored] : [] };
};

/** A player's turn, begun anew for each test, with a server that answers as the test says. */
class FakeTurn {
  readonly view = signal<RoomView | null>(null);
  readonly sent: Intention[] = [];
  readonly onRefused = vi.fn();
  answer: (intention: Intention) => Answer | Promise<Answer> = usual;
  /** How many further decisions an answer covers, if the server answers at once. */
  depth = 2;
  foresight!: Foresight;
  turn!: Turn;
  private stop?: () => void;

  readonly settle = settle;
  readonly draft = () => this.turn.draft.value;
  /** Presses, and waits for the answers. */
  readonly decide = async () => {
    this.turn.decide();
    await settle();
  };

  begin() {
    this.sent.length = 0;
    this.depth = 2;
    this.onRefused.mockReset();
    this.view.value = viewWith({});
    this.answer = usual;
    const room = { view: this.view, send: (intention: Intention) => this.send(intention) } as unknown as Room;
    this.foresight = serverForesight(room);
    this.turn = new Turn(room, this.onRefused, this.foresight);
    this.stop?.();
    this.stop = this.turn.follow();
  }

  private async send(intention: Intention) {
    this.sent.push(intention);
    const given = await this.answer(intention);
    if (given instanceof Refused) throw given;
    return intention.type === 'preview' && isSaid(given)
      ? this.foreseen(intention.actions, given, this.depth)
      : given;
  }

  private foreseen(actions: Action[], { choices, ...said }: Said, levels: number): Foreseen {
    return {
      ...said,
      choices: choices.map((action) => {
        const step = [...actions, action];
        const then = levels > 0 ? this.answer({ type: 'preview', actions: step }) : {};
        // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, and no function
        return isSaid(then) ? { action, then: this.foreseen(step, then, levels - 1) } : { action };
      }),
    };
  }
}

/** For a `describe`: its tests begin with a turn of their own. */
export function fakeTurn(): FakeTurn {
  const turn = new FakeTurn();
  beforeEach(() => turn.begin());
  return turn;
}
