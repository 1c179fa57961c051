// What the card of a feature tells of modules.

import type { FeatureNotesProps } from '../../../play/table/game_parts.ts';
import { Guarded } from './princess_and_dragon/reading_notes.tsx';
import { GoodsToCome } from './traders_and_builders/feature_notes.tsx';

export function FeatureNotes(props: FeatureNotesProps) {
  return (
    <>
      <Guarded {...props} />
      <GoodsToCome {...props} />
    </>
  );
}
