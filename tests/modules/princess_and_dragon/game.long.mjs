import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'The Princess & The Dragon'], tiles: 101 });
