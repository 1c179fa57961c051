// What a page loads of playing with strangers: nothing, unless the server has a list of open tables.

import type { ComponentType } from 'preact';
import { chunk } from '../../net/chunk.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { hasOpenTables } from '../../net/open_tables.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { lazy } from '../../ui/lazy.tsx';

interface WithTexts {
  loadTexts(parts: readonly ['start']): Promise<void>;
}

/** Loads something with the texts of strangers, which it brings. */
export async function withStrangersTexts<M extends WithTexts>(load: () => Promise<M>): Promise<M> {
  const all = await load();
  await all.loadTexts(['start']);
  return all;
}

function part<P extends object, M extends WithTexts>(
  load: () => Promise<M>,
  pick: (all: M) => ComponentType<P>,
) {
  return lazy(async () => pick(await withStrangersTexts(load)), { quiet: true });
}

const listed = chunk(() => import('./listed.tsx'));
export const ListSwitch = part(listed, (all) => all.ListSwitch);
export const Listed = part(listed, (all) => all.Listed);
export const ReportButton = part(
  chunk(() => import('./report.tsx')),
  (all) => all.ReportButton,
);

/** Whether strangers may be at this table. */
export function mayHaveStrangers(view: RoomView): boolean {
  return hasOpenTables() && !isOwnRoom(view.room);
}
