import { t } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';
import { SettingsForm } from '../ui/settings_form.tsx';

export function Settings() {
  return (
    <Page title={t('settings.title')}>
      <section class="card">
        <SettingsForm />
      </section>
    </Page>
  );
}
