// The page: one screen at a time, and what all screens share.

import { Component, type ComponentChildren } from 'preact';
import { t, withTexts } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import { lazy } from '../ui/lazy.tsx';
import { Notices } from '../ui/notice_area.tsx';
import { Page } from '../ui/page.tsx';
import { type Route, route } from '../ui/router.tsx';
import { DeviceScreen } from './devices/index.ts';
import { Home } from './home.tsx';
import { OtherWays } from './other_ways.tsx';

const screen = { screen: true };
const create = chunk(() => import('./create.tsx'));
const help = chunk(() => import('./help.tsx'));
const Create = lazy(
  withTexts(['rooms', 'rules'], async () => {
    const { Create, fetchParts } = await create();
    await fetchParts();
    return Create;
  }),
  screen,
);
const RoomScreen = lazy(
  withTexts(['rooms'], async () => (await import('./room.tsx')).RoomScreen),
  screen,
);
const GamePage = lazy(
  withTexts(['rooms', 'rules', 'result'], async () => (await import('./game.tsx')).GamePage),
  screen,
);
const EmbeddedGame = lazy(
  withTexts(['rooms', 'rules', 'result'], async () => (await import('./embedded_game.tsx')).EmbeddedGame),
  screen,
);
const EmbeddedTable = lazy(
  withTexts(
    ['rooms', 'rules', 'result', 'lobby'],
    async () => (await import('./embedded_table.tsx')).EmbeddedTable,
  ),
  screen,
);
const Help = lazy(
  withTexts(['rooms', 'rules', 'help'], async () => {
    const { Help, fetchParts } = await help();
    await fetchParts();
    return Help;
  }),
  screen,
);
const Settings = lazy(
  withTexts(['settings'], async () => (await import('./settings.tsx')).Settings),
  screen,
);

const Puzzles = lazy(async () => (await import('./puzzles/puzzles.tsx')).fetchPuzzles(), screen);

export function App() {
  return (
    <Fallible key={JSON.stringify(route.value)}>
      <Screen route={route.value} />
      <Notices />
    </Fallible>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'create':
      return <Create />;
    case 'room':
      return <RoomScreen typed={route.code} />;
    case 'game':
      return <GamePage id={route.id} />;
    case 'embedded':
      return <EmbeddedGame id={route.id} />;
    case 'watched':
      return <EmbeddedTable typed={route.code} />;
    case 'puzzles':
      return <Puzzles number={route.number} />;
    case 'help':
      return <Help />;
    case 'key':
      return <DeviceScreen />;
    case 'settings':
      return <Settings />;
    case 'missing':
      return (
        <Page title={t('app.missing')}>
          <OtherWays />
        </Page>
      );
  }
}

/** A screen that fails leaves a way back instead of an empty page. */
class Fallible extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={t('app.failed')}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
      </Page>
    );
  }
}
