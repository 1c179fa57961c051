// What stands above the choices of Carcassonne, module by module.

import type { BesidesProps } from '../../../play/table/game_parts.ts';
import { PortalPicker } from './portal_picker.tsx';
import { Ransoms } from './ransoms.tsx';

export function Besides(props: BesidesProps) {
  return (
    <>
      <Ransoms {...props} />
      <PortalPicker {...props} />
    </>
  );
}
