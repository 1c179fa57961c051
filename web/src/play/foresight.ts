// What would follow my decisions: asked once for a placement; the answer tells a whole decision as a tree.

import type { Action, Foreseen, GameEvent } from '../net/protocol.gen.ts';
import { nearestEngine } from './nearest_engine.ts';
import type { Room } from './room.ts';

/** Knows the rules: the server, or an engine in the page. */
export interface Foresight {
  /** What these actions bring as one step, and what may follow. Rejects with `Refused`. */
  preview(actions: readonly Action[]): Promise<Foreseen>;
  /** It will be asked soon. */
  prepare?(): void;
}

export function serverForesight(room: Pick<Room, 'send'>): Foresight {
  return { preview: (actions) => room.send({ type: 'preview', actions: [...actions] }) };
}

export function nearestForesight(
  room: Pick<Room, 'code' | 'send' | 'view'>,
  nearest = nearestEngine(room),
): Foresight {
  const server = serverForesight(room);
  return {
    preview: (actions) => nearest.ask('foresee', { actions }, () => server.preview(actions)),
    prepare: () => nearest.prepare(),
  };
}

/** What a step would bring, as far as known. */
export interface StepOutcome {
  /** Of the whole step, from its first action on. */
  readonly events: readonly GameEvent[];
  /** What may follow in the same turn. */
  readonly choices: readonly Action[];
  readonly endsTurn: boolean;
  /** The view tells more about the choices once the step is carried out. */
  readonly inView: boolean;
}

/** Answers by their steps. Immutable. */
export class Knowledge {
  readonly #answers: ReadonlyMap<string, Foreseen>;

  constructor(answers: ReadonlyMap<string, Foreseen> = new Map()) {
    this.#answers = answers;
  }

  with(actions: readonly Action[], answer: Foreseen): Knowledge {
    return new Knowledge(new Map(this.#answers).set(keyOf(actions), answer));
  }

  /** What is known of this step, from its own answer or from the tree of a shorter one; null: nothing yet. */
  of(actions: readonly Action[]): StepOutcome | null {
    for (let asked = actions.length; asked >= 0; asked--) {
      const answer = this.#answers.get(keyOf(actions.slice(0, asked)));
      const told = answer && walk(answer, actions.slice(asked));
      if (told) return told;
    }
    return null;
  }
}

/** What a step leads its player to, once it is sent. */
export type Follows =
  /** More to choose in the same turn. */
  | 'choices'
  /** The end of the turn. */
  | 'turn_end'
  /** Nothing to choose now: a draw follows, others act, or the room does not tell what follows. */
  | 'nothing';

export function followsOf({ events, choices, endsTurn }: StepOutcome): Follows {
  if (!endsTurn && choices.length > 0) return 'choices';
  return endsOwnTurn(events) ? 'turn_end' : 'nothing';
}

export function endsOwnTurn(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'turn_ended');
}

function walk(answer: Foreseen, actions: readonly Action[]): StepOutcome | null {
  const events = [...answer.events];
  let here = answer;
  for (const action of actions) {
    const next = choicesOf(here).get(keyOf([action]))?.then;
    if (next === undefined) return null;
    events.push(...next.events);
    here = next;
  }
  return {
    events,
    choices: here.choices.map(({ action }) => action),
    endsTurn: here.ends_turn,
    inView: here.in_view === true,
  };
}

type Branch = Foreseen['choices'][number];
const choicesByKey = new WeakMap<Foreseen, ReadonlyMap<string, Branch>>();

/** The choices by their keys: there may be some thousand. */
function choicesOf(here: Foreseen): ReadonlyMap<string, Branch> {
  const known = choicesByKey.get(here);
  if (known) return known;
  const made = new Map(here.choices.map((choice) => [keyOf([choice.action]), choice]));
  choicesByKey.set(here, made);
  return made;
}

const keys = new WeakMap<Action, string>();

/** Equal actions have equal keys, whatever the order of their fields. */
function keyOf(actions: readonly Action[]): string {
  return actions.map(keyOfOne).join(' ');
}

function keyOfOne(action: Action): string {
  const known = keys.get(action);
  if (known !== undefined) return known;
  const made = JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
  keys.set(action, made);
  return made;
}
