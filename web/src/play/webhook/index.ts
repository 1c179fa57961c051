// The chat outside that a table tells; fetched where the server tells chats at all.

import { withTexts } from '../../i18n/index.ts';
import { webhookServices } from '../../net/about.ts';
import { chunk } from '../../net/chunk.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { WebhookPanelProps } from './webhook_panel.tsx';

const panel = chunk(withTexts(['webhook'], async () => (await import('./webhook_panel.tsx')).WebhookPanel));

const Nothing = (_: WebhookPanelProps) => null;

/** Comes once it is known whether this server tells chats. */
export const WebhookPanel = lazy(async () => ((await webhookServices()).length > 0 ? panel() : Nothing), {
  quiet: true,
});

/** Whether there is anything to say about chats here: to the host, and at a table that tells one. */
export const concernsWebhook = (view: RoomView, hasHost: boolean): boolean =>
  !isOwnRoom(view.room) && (hasHost || view.webhook !== undefined);
