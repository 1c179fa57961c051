import { expect, it } from 'vitest';
import type { Event } from '../../../../net/protocol.gen.ts';
import { moment } from './moment.tsx';
import { TokenIcon } from './token_drawing.tsx';

it('a token that is drawn is turned up, and nothing else', () => {
  const shown = moment({ type: 'token_drawn', token: 'wolf' } as Event);
  expect(shown?.type).toBe(TokenIcon);
  expect(shown?.props.token).toBe('wolf');
  expect(moment({ type: 'turn_ended', seat: 0 })).toBe(null);
});
