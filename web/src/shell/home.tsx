// The first screen: play with friends, join by a code; where this device has games, all of them.

import { useEffect, useState } from 'preact/hooks';
import { Landscape } from '../games/index.ts';
import {
  isOtherText,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  language,
  t,
  withTexts,
} from '../i18n/index.ts';
import { address } from '../net/base.ts';
import { chunk } from '../net/chunk.ts';
import { legalUrl } from '../net/legal_url.ts';
import { keepOffline } from '../net/offline/keep_offline.ts';
import { online } from '../net/online.ts';
import { showRoomCode } from '../net/room_code.ts';
import { heldRooms } from '../net/seat_secrets.ts';
import { keepsAnything } from '../net/storage.ts';
import { savesData, whenIdle } from '../net/when_idle.ts';
import { Heading, Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { setLanguage, type Theme, theme } from '../ui/settings.ts';
import { anyGames, whenGamesCome } from './any_games.ts';
import { JoinByCode } from './join_by_code.tsx';
import { OpenRecord, useDroppedFile } from './open_record.tsx';
import { OpenTablesIfAny } from './open_tables/index.tsx';
import { PlayAlone } from './play_alone_button.tsx';

/** A visitor of this screen can play alone from then on, also without a network. */
function keepPlayingAlone() {
  return savesData() ? undefined : whenIdle(() => void keepOffline((part) => !isOtherText(part)));
}

const myGames = chunk(
  withTexts(['games', 'rooms', 'rules', 'computers'], async () =>
    (await import('./my_games/fetch_my_games.ts')).fetchMyGames(),
  ),
);
type List = Awaited<ReturnType<typeof myGames>>;

export function Home() {
  useEffect(keepPlayingAlone, []);
  useDroppedFile();
  const [hasGames, setHasGames] = useState(anyGames);
  // Games may come by a file; that the last one is removed can be undone.
  useEffect(() => whenGamesCome(() => setHasGames(true)), []);
  const MyGames = useList(hasGames);
  if (MyGames === 'coming') return <p class="loading">{t('app.loading')}</p>;
  if (MyGames !== null) return <MyGames actions={<Actions />} foot={<Foot />} />;
  return (
    <Page title={t('home.title')} banner={<Banner />}>
      <div class="home-actions">
        <Actions />
        {hasGames && <Tables />}
      </div>
      <Foot />
    </Page>
  );
}

let fetched: List | null = null;

/** Null: there is none, or it can't be fetched; with the network it is asked for again. */
function useList(wanted: boolean): List | 'coming' | null {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(false);
  const there = online.value;
  useEffect(() => {
    if (!wanted || fetched !== null) return;
    myGames().then(
      (list) => {
        fetched = list;
        redraw(true);
      },
      () => setFailed(true),
    );
  }, [wanted, there]);
  return wanted ? (fetched ?? (failed ? null : 'coming')) : null;
}

/** The tables alone, where the list of all games can't be fetched, such as without a network. */
function Tables() {
  return (
    <ul class="plain card">
      {heldRooms()
        .map(showRoomCode)
        .map((code) => (
          <li key={code}>
            <Link href={`/r/${code}`}>{t('home.continueGo', { code })}</Link>
          </li>
        ))}
    </ul>
  );
}

function Actions() {
  return (
    <>
      <section class="card home-play">
        <Link class="button primary big" href="/new">
          {t('home.play')}
        </Link>
        <p>{t('home.playHint')}</p>
        <PlayAlone big />
        <p>
          <Link href="/new#computers">{t('home.playComputers')}</Link>
        </p>
        <p>
          <Link href="/puzzles">{t('home.puzzles')}</Link>
        </p>
      </section>
      <JoinByCode />
      <OpenTablesIfAny />
    </>
  );
}

function Foot() {
  return (
    <footer class="home-foot">
      <p>{t(keepsAnything() ? 'home.noAccount' : 'home.noAccountUnkept')}</p>
      <OpenRecord />
      <QuickSettings />
    </footer>
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
