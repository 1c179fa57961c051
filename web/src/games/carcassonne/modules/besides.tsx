// What stands above the choices of Carcassonne, module by module.

import { isElsewhere } from '../../../play/table/choice_entries.ts';
import type { BesidesProps } from '../../../play/table/game_parts.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { Ransoms } from './tower/ransoms.tsx';
import './modules.css';

const PortalPicker = lazy(
  async () => (await import('./princess_and_dragon/portal_picker.tsx')).PortalPicker,
  { quiet: true },
);

export function Besides(props: BesidesProps) {
  const { draft } = props;
  const far = draft.step === 'choose' && isElsewhere(draft.choices[draft.chosen]!.action);
  return (
    <>
      <Ransoms {...props} />
      {far && <PortalPicker {...props} />}
    </>
  );
}
