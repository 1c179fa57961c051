import { testEngine } from './engines/flows.mjs';
import { launch } from './engines/webkit.mjs';

testEngine('webkit', launch);
