import { launch } from './engines/firefox.mjs';
import { testEngine } from './engines/flows.mjs';

testEngine('firefox', launch);
