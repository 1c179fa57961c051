// Where the page begins.

import '../styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepFocus } from './focus.ts';
import { followHistory } from './router.tsx';
import { applySettings } from './settings.ts';
import { followTab } from './tab.ts';

await applySettings();
followHistory();
followTab();
keepFocus();
render(<App />, document.getElementById('app')!);
