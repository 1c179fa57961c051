// The page at /key, to which the link of another device leads: asks before it brings that one's games here.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { keyInFragment } from '../../net/sealed.ts';
import { showNotice, showRefusal } from '../../ui/notices.ts';
import { Page } from '../../ui/page.tsx';
import { goTo, Link, renameTo } from '../../ui/router.tsx';
import { deviceKey } from './device_key.ts';
import { mayShare } from './has_key.ts';
import { joinDevices } from './keep_in_step.ts';

export function DeviceScreen() {
  const [key, setKey] = useState(() => keyInFragment(location.hash));
  const [isBusy, setBusy] = useState(false);
  const [isUseless, setUseless] = useState(false);
  // Out of the address, where it might be passed on.
  useEffect(() => {
    const take = () => {
      if (location.hash !== '') {
        setKey(keyInFragment(location.hash));
        setUseless(false);
      }
      renameTo('/key');
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  if (!mayShare()) return <Nothing why={t('devices.offered')} />;
  if (key === null) return <Nothing why={t('devices.noKey')} />;
  if (isUseless) return <Nothing why={t('devices.none')} />;

  const bring = async () => {
    setBusy(true);
    try {
      const joined = await joinDevices(key);
      if (joined === 'none') return setUseless(true);
      if (joined === 'unkept') return showNotice(t('devices.unkept'));
      goTo('/');
      showNotice(joined.added > 0 ? t('devices.brought', { n: joined.added }) : t('devices.broughtNone'));
    } catch (reason) {
      showRefusal(reason);
    } finally {
      setBusy(false);
    }
  };
  const other = deviceKey();
  return (
    <Page title={t('devices.bring')}>
      <section class="card">
        <p>{t('devices.bringText')}</p>
        <p>
          <strong>{t('devices.bringCare')}</strong>
        </p>
        {other !== null && other.key !== key && <p>{t('devices.bringOther')}</p>}
        <div class="row">
          <button type="button" class="button primary" disabled={isBusy} onClick={() => void bring()}>
            {t('devices.bringDo')}
          </button>
          <Link class="button" href="/">
            {t('devices.bringNot')}
          </Link>
        </div>
      </section>
    </Page>
  );
}

function Nothing({ why }: { why: string }) {
  return (
    <Page title={t('devices.title')}>
      <section class="card">
        <p>{why}</p>
        <Link class="button primary" href="/">
          {t('nav.home')}
        </Link>
      </section>
    </Page>
  );
}
