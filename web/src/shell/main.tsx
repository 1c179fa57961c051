// The entry point of the page.

import '../styles/index.css';
import { render } from 'preact';
import { keepFocus } from '../ui/focus.ts';
import { followHistory } from '../ui/router.tsx';
import { applySettings } from '../ui/settings.ts';
import { followTab } from '../ui/tab.ts';
import { App } from './app.tsx';

await applySettings();
followHistory();
followTab();
keepFocus();
render(<App />, document.getElementById('app')!);
