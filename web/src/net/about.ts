// What the server says of itself before anything else.

import { address } from './base.ts';
import type { About } from './protocol.gen.ts';

const PATIENCE_MS = 5_000;

let asked: Promise<About | null> | null = null;

/** Asked once; null: the server is not there, and is asked again the next time. */
export function aboutServer(): Promise<About | null> {
  asked ??= ask().catch(() => {
    asked = null;
    return null;
  });
  return asked;
}

async function ask(): Promise<About> {
  const answer = await fetch(address('/api/v1'), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return (await answer.json()) as About;
}

/** The hosts of the chats that tables may tell; none: the server tells no chat, or is not there. */
export const webhookServices = async (): Promise<readonly string[]> =>
  (await aboutServer())?.webhook_services ?? [];
