// The entry point of the page.

import '../styles/index.css';
import { render } from 'preact';
import { keepFocus } from '../ui/focus.ts';
import { followLostParts } from '../ui/lost_parts.ts';
import { followHistory } from '../ui/router.tsx';
import { applySettings } from '../ui/settings.ts';
import { followTab } from '../ui/tab.ts';
import { followTranslation } from '../ui/translated.ts';
import { App } from './app.tsx';
import { followDevices } from './devices/index.ts';

function start(): void {
  followHistory();
  followLostParts();
  followTab();
  followTranslation();
  keepFocus();
  followDevices();
  render(<App />, document.getElementById('app')!);
}

// No await of this module: every other part imports its chunk, which must be there at once
// (scripts/no_top_level_await.ts). Without the reader's language the page is in English.
applySettings().catch(console.error).then(start);
