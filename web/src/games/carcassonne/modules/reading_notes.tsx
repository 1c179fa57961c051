// The modules' notes to the board when it is read.

import type { BoardNotesProps, FeatureNotesProps } from '../../../play/table/game_parts.ts';
import { DragonWays, Guarded } from './princess_and_dragon/reading_notes.tsx';
import { GoodsToCome } from './traders_and_builders/feature_notes.tsx';

export function FeatureNotes(props: FeatureNotesProps) {
  return (
    <>
      <Guarded {...props} />
      <GoodsToCome {...props} />
    </>
  );
}

export function BoardNotes(props: BoardNotesProps) {
  return <DragonWays {...props} />;
}
