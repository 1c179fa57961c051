// All that shares games with other devices, with its texts: one part of the page.

import './texts.ts';

export { loadTexts } from '../../i18n/index.ts';
export { DeviceCard } from './device_card.tsx';
export { DeviceScreen } from './device_screen.tsx';
export { follow } from './keep_in_step.ts';
