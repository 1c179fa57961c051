import { t } from '../i18n/index.ts';
import { SettingsForm } from '../ui/lazy_settings.ts';
import { Page } from '../ui/page.tsx';

export function Settings() {
  return (
    <Page title={t('settings.title')}>
      <section class="card">
        <SettingsForm />
      </section>
    </Page>
  );
}
