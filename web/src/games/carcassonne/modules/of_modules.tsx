// What modules add to a table, loaded where one of them is in play.

import { chunk } from '../../../net/chunk.ts';
import type { Rules } from '../../../net/protocol.gen.ts';
import type {
  BesidesProps,
  BoardNotesProps,
  FeatureNotesProps,
  SeatBelongingsProps,
} from '../../../play/table/game_parts.ts';
import { lazy } from '../../../ui/lazy.tsx';

/** Modules that add nothing to the page's tables. */
const PLAIN: readonly string[] = ['farmers', 'river', 'abbot'];

export const hasModules = ({ modules }: Pick<Rules, 'modules'>): boolean =>
  modules.some((name) => !PLAIN.includes(name));

const LazyBelongings = lazy(async () => (await import('./belongings.tsx')).SeatBelongings, { quiet: true });
const LazyBesides = lazy(async () => (await import('./besides.tsx')).Besides, { quiet: true });

const notes = chunk(() => import('./reading_notes.tsx'));
const LazyFeatureNotes = lazy(async () => (await notes()).FeatureNotes, {
  quiet: true,
});
const LazyBoardNotes = lazy(async () => (await notes()).BoardNotes, { quiet: true });

export function SeatBelongings(props: SeatBelongingsProps) {
  return hasModules(props.view.rules) ? <LazyBelongings {...props} /> : null;
}

export function Besides(props: BesidesProps) {
  return hasModules(props.view.rules) ? <LazyBesides {...props} /> : null;
}

export function FeatureNotes(props: FeatureNotesProps) {
  return hasModules(props.view.rules) ? <LazyFeatureNotes {...props} /> : null;
}

export function BoardNotes(props: BoardNotesProps) {
  return hasModules(props.view.rules) ? <LazyBoardNotes {...props} /> : null;
}
