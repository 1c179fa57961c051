import { useEffect, useState } from 'preact/hooks';
import type { RoomView } from '../../net/protocol.gen.ts';
import { isHeard } from '../chat/muted.ts';

/** How many chat lines of others have come since the chat was last open. */
export function useUnread(view: RoomView, open: boolean): number {
  const last = view.chat.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return open ? 0 : view.chat.filter((line) => line.n > read && isHeard(view, line)).length;
}
