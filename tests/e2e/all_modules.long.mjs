import { ALL_MODULES } from './all_modules.mjs';
import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ALL_MODULES, tiles: 247, seats: 6 });
