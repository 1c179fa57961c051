// The analysis of a game's decisions by the engine in this page.

import type { GameRecord } from '../protocol.gen.ts';
import type { Decision } from './decision.ts';
import type { Engine } from './engine_here.ts';

/**
 * Positions searched for one decision: tests/bots/worths are checked by as many. Few decisions stay without a
 * comparison, in the base game and The Castle none.
 */
const NODES = 30_000;

/**
 * Resolves when the whole record has been analysed. Rejects with Refused if it is unreadable or breaks a
 * rule, and if the engine is closed; earlier results stay valid.
 */
export async function analyse(
  engine: Pick<Engine, 'ask'>,
  record: GameRecord,
  onDecision: (decision: Decision) => void,
): Promise<void> {
  await engine.ask({ what: 'begin_analysis', record: JSON.stringify(record) });
  for (;;) {
    const decision = (await engine.ask({ what: 'analyse_next', nodes: NODES })) as Decision | null;
    if (decision === null) return;
    onDecision(decision);
  }
}
