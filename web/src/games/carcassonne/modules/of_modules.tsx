// What modules show beside the board, fetched where one of them is in play.

import type { ComponentType } from 'preact';
import { chunk } from '../../../net/chunk.ts';
import type { Rules } from '../../../net/protocol.gen.ts';
import type {
  BesidesProps,
  BoardNotesProps,
  FeatureNotesProps,
  OngoingProps,
  SeatBelongingsProps,
} from '../../../play/table/game_parts.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { MODULES } from './index.ts';
import type { ModulePanels } from './module.ts';

type InPlay = Pick<Rules, 'modules'>;

const havePanels = ({ modules }: InPlay): boolean =>
  MODULES.some(({ name, panels }) => panels && modules.includes(name));

const allPanels = chunk(() => Promise.all(MODULES.flatMap(({ panels }) => panels?.() ?? [])));

/** One kind of panel, of all modules in their order, or the last one's first. */
function everyModules<P extends object>(
  of: (panels: ModulePanels) => ComponentType<P> | undefined,
  { lastFirst = false } = {},
) {
  return lazy<P>(
    async () => {
      const panels = (await allPanels()).flatMap(({ panels }) => of(panels) ?? []);
      if (lastFirst) panels.reverse();
      return (props) => panels.map((Panel, index) => <Panel key={index} {...props} />);
    },
    { quiet: true },
  );
}

const LazyBelongings = everyModules(({ Belongings }) => Belongings);
const LazyBesides = everyModules(({ Besides }) => Besides);
const LazyOngoing = everyModules(({ Ongoing }) => Ongoing);
const LazyFeatureNotes = everyModules(({ FeatureNotes }) => FeatureNotes, { lastFirst: true });
const LazyBoardNotes = everyModules(({ BoardNotes }) => BoardNotes);

export function SeatBelongings(props: SeatBelongingsProps) {
  return havePanels(props.view.rules) ? <LazyBelongings {...props} /> : null;
}

export function Besides(props: BesidesProps) {
  return havePanels(props.view.rules) ? <LazyBesides {...props} /> : null;
}

export function Ongoing(props: OngoingProps) {
  return havePanels(props.view.rules) ? <LazyOngoing {...props} /> : null;
}

export function FeatureNotes(props: FeatureNotesProps) {
  return havePanels(props.view.rules) ? <LazyFeatureNotes {...props} /> : null;
}

export function BoardNotes(props: BoardNotesProps) {
  return havePanels(props.view.rules) ? <LazyBoardNotes {...props} /> : null;
}
