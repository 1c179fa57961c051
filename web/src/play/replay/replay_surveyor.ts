// Surveys of a finished game: the server tells that of the whole board after each turn.

import type { GameSurvey, SurveyReply } from '../../net/protocol.gen.ts';
import { Refused } from '../../net/refused.ts';
import type { Surveyor } from '../survey.ts';

/** `ask`: for the board after the shown turn. A finished game needs no surveys after further actions. */
export function replaySurveyor(ask: () => Promise<GameSurvey>): Surveyor {
  return {
    survey: async ({ at }) => {
      const { cells, ...told } = await ask().catch((reason: unknown) => {
        if (reason instanceof Refused) throw reason;
        throw new Refused({ code: 'session/unreachable', message: String(reason) });
      });
      const concerned = at ? cells.filter(({ x, y }) => x === at.x && y === at.y) : cells;
      return { type: 'reply', re: '', ...told, cells: concerned } satisfies SurveyReply;
    },
  };
}
