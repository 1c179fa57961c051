// The settings, loaded with their texts where they are first shown.

import { withTexts } from '../i18n/index.ts';
import { lazy } from './lazy.tsx';

export const SettingsForm = lazy(
  withTexts(['settings'], async () => (await import('./settings_form.tsx')).SettingsForm),
);
