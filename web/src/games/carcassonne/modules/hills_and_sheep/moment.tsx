import type { Event } from '../../../../net/protocol.gen.ts';
import { TokenIcon } from './token_drawing.tsx';

const SIZE = 84;

/** The token that has been drawn. */
export const moment = (event: Event) =>
  event.type === 'token_drawn' ? <TokenIcon token={event.token} size={SIZE} /> : null;
