// Where the page begins.

import '../styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followHistory } from './router.tsx';
import { applySettings } from './settings.ts';

await applySettings();
followHistory();
render(<App />, document.getElementById('app')!);
