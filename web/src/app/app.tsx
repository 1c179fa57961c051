// The page: one screen at a time, with what all screens share.

import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Home } from '../screens/home.tsx';
import { Notices } from '../screens/parts/notices.tsx';
import { Page } from '../screens/parts/page.tsx';
import { WaysOn } from '../screens/parts/ways_on.tsx';
import { lazy } from './lazy.tsx';
import { type Route, route } from './router.tsx';

const Create = lazy(async () => (await import('../screens/create.tsx')).Create);
const RoomScreen = lazy(async () => (await import('../screens/room.tsx')).RoomScreen);
const GamePage = lazy(async () => (await import('../screens/game.tsx')).GamePage);
const Help = lazy(async () => (await import('../screens/help.tsx')).Help);
const Settings = lazy(async () => (await import('../screens/settings.tsx')).Settings);

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
    case 'help':
      return <Help />;
    case 'settings':
      return <Settings />;
    case 'missing':
      return (
        <Page title={t('app.missing')}>
          <WaysOn />
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
