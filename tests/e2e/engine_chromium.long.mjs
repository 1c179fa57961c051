import { launch } from './engines/chromium.mjs';
import { testEngine } from './engines/flows.mjs';

testEngine('chromium', launch);
