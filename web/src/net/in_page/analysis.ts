// What the decisions of a game were worth, told by the engine in this page.

import type { GameRecord } from '../protocol.gen.ts';
import type { Decision } from './decision.ts';
import type { Engine } from './engine_here.ts';

/**
 * Positions that are looked at for one decision. On two cores that others used meanwhile,
 * a game of two took 4 seconds with so many, one of four with a module 15, one of six with four modules 133.
 */
const NODES = 2_000;

/**
 * Resolves when the whole record was told of. Rejects with Refused where it can't be read or breaks a rule,
 * and where the engine is closed; what was told until then holds.
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
