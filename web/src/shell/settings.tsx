import { t } from '../i18n/index.ts';
import { SettingsForm } from '../ui/lazy_settings.ts';
import { Page } from '../ui/page.tsx';
import { Unfolding } from '../ui/unfolding.tsx';
import { mayShare } from './devices/has_key.ts';
import { DeviceCard } from './devices/index.ts';

export function Settings() {
  return (
    <Page title={t('settings.title')}>
      <section class="card">
        <SettingsForm />
      </section>
      {mayShare() && (
        <section class="card">
          <Unfolding summary={t('settings.devices')}>{() => <DeviceCard />}</Unfolding>
        </section>
      )}
    </Page>
  );
}
