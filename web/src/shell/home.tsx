// The first screen: play with friends, join by a code, continue a game.

import { useEffect } from 'preact/hooks';
import { Landscape } from '../games/index.ts';
import { isOtherText, LANGUAGE_NAMES, LANGUAGES, type Language, language, t } from '../i18n/index.ts';
import { address } from '../net/base.ts';
import { chunk } from '../net/chunk.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import { legalUrl } from '../net/legal_url.ts';
import { showRoomCode } from '../net/room_code.ts';
import { heldRooms } from '../net/seat_secrets.ts';
import { keepsAnything } from '../net/storage.ts';
import { savesData, whenIdle } from '../net/when_idle.ts';
import { Heading, Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { setLanguage, type Theme, theme } from '../ui/settings.ts';
import { untranslated } from '../ui/untranslated.ts';
import { JoinByCode } from './join_by_code.tsx';
import { OpenRecord } from './open_record.tsx';
import { PlayAlone } from './play_alone_button.tsx';

const CONTINUE_MAX = 3;

const offlineKeeper = chunk(() => import('../net/offline/keep_offline.ts'));

/** A visitor of this screen can play alone from then on, also without a network. */
function keepPlayingAlone() {
  const keep = async () => {
    const { keepOffline } = await offlineKeeper();
    await keepOffline((part) => !isOtherText(part));
  };
  return savesData() ? undefined : whenIdle(() => void keep().catch(() => {}));
}

export function Home() {
  useEffect(keepPlayingAlone, []);
  return (
    <Page title={t('home.title')} banner={<Banner />}>
      <div class="home-actions">
        <section class="card home-play">
          <Link class="button primary big" href="/new">
            {t('home.play')}
          </Link>
          <p>{t('home.playHint')}</p>
          <PlayAlone big />
          <p>
            <Link href="/new#computers">{t('home.playComputers')}</Link>
          </p>
        </section>
        <JoinByCode />
        <Continue />
      </div>
      <footer class="home-foot">
        <p>{t(keepsAnything() ? 'home.noAccount' : 'home.noAccountUnkept')}</p>
        <OpenRecord />
        <QuickSettings />
      </footer>
    </Page>
  );
}

function Banner() {
  return (
    <div class="home-banner">
      <div class="home-picture">
        <Landscape />
      </div>
      <div class="home-title">
        <Heading>{t('home.title')}</Heading>
        <p>{t('app.tagline')}</p>
      </div>
    </div>
  );
}

function Continue() {
  const rooms = heldRooms().slice(0, CONTINUE_MAX);
  if (rooms.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('home.continue')}</h2>
      <ul {...untranslated('plain home-continue')}>
        {rooms.map((room) => (
          <li key={room}>
            <Link class="button" href={`/r/${showRoomCode(room)}`}>
              {t(isOwnRoom(room) ? 'home.continueAlone' : 'home.continueGo', { code: showRoomCode(room) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuickSettings() {
  const legal = legalUrl();
  return (
    <div class="quick-settings">
      <label>
        {t('settings.language')}
        <select
          value={language()}
          onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
        >
          {LANGUAGES.map((known) => (
            <option key={known} value={known} lang={known} translate={false}>
              {LANGUAGE_NAMES[known]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('settings.theme')}
        <select
          value={theme.value}
          onChange={(event) => {
            theme.value = event.currentTarget.value as Theme;
          }}
        >
          {(['system', 'light', 'dark'] as const).map((known) => (
            <option key={known} value={known}>
              {t(`settings.theme.${known}`)}
            </option>
          ))}
        </select>
      </label>
      <a class="home-licences" href={address('/notices.txt')}>
        {t('home.licences')}
      </a>
      {legal && (
        <a class="home-licences" href={legal}>
          {t('home.legal')}
        </a>
      )}
    </div>
  );
}
