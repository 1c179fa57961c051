import { isElsewhere } from '../../../../play/table/choice_entries.ts';
import type { BesidesProps } from '../../../../play/table/game_parts.ts';
import { lazy } from '../../../../ui/lazy.tsx';

const PortalPicker = lazy(async () => (await import('./portal_picker.tsx')).PortalPicker, { quiet: true });

/** The picker is fetched once a portal's choice is chosen. */
export function ThroughPortal(props: BesidesProps) {
  const { draft } = props;
  const far = draft.step === 'choose' && isElsewhere(draft.choices[draft.chosen]!.action);
  return far ? <PortalPicker {...props} /> : null;
}
