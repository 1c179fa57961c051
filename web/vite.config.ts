import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { noTopLevelAwait } from './scripts/no_top_level_await.ts';
import { pageModule } from './scripts/page_module.ts';
import { castleShapes } from './tiles/castle/plugin.ts';
import { discoveryShapes } from './tiles/discovery/plugin.ts';
import { tileShapes } from './tiles/plugin.ts';

/** The engine's own data. */
const data = (name: string): string => fileURLToPath(new URL(`../engine/data/${name}`, import.meta.url));
/** Rooms for this page: server/page. */
const module = fileURLToPath(new URL('../build/wasm/bastide_page.wasm', import.meta.url));
const server = 'http://127.0.0.1:8080';

/**
 * Parts name each other by where they lie themselves, so that they may lie below any path. The page begins
 * its addresses with "/", which the server replaces by its --base-path.
 */
const renderBuiltUrl = (file: string, { hostType }: { hostType: string }) =>
  hostType === 'html' ? `/${file}` : { relative: true };

/** The name of a file of texts. */
const languageOf = (id: string) => /(\w+)\.ts$/.exec(id)?.[1] ?? null;

export default defineConfig({
  experimental: { renderBuiltUrl },
  plugins: [
    tileShapes(data('sets')),
    castleShapes(data('castle.json')),
    discoveryShapes(data('discovery.json')),
    pageModule(module),
    noTopLevelAwait(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The base game's shapes have a budget of their own, and change less
            // often than the code around them.
            { name: 'tiles', test: /virtual:tile-shapes\/base/ },
            { name: 'castle_tiles', test: /virtual:castle-shapes/ },
            { name: 'discovery_tiles', test: /virtual:discovery-shapes/ },
            // What screens share, in few files: each costs a request with its head.
            // Where two groups would take a module, the first one does.
            { name: 'start', tags: ['$initial'] },
            {
              name: 'pictures',
              test: /src\/(geometry|art\/(painted|tile|paths|sides|use|bakery)|games\/carcassonne\/(art|tiles\/(?!flat|outlines|walled|\w+_sign)))/,
            },
            {
              name: 'parts',
              test: /src\/(ui\/(?!key_table|settings_form)|net(?!\/(shuffle|sealed|parcels|when_idle|offline|connection|open_socket|in_page\/(kept|rooms|lasting|engine|page_socket)))|shell\/(lobby\/is_solo|last_setup|sit_at_once))|src\/play\/(room|strangers\/index|playing|lazy_(rules|broken_off|frame_codes)|reconnect|unkept|link_note|feature_in|allow_|watchers|how_to|aids_|push\/(index|settle|wishes)|webhook\/index|chat\/(index|muted|phrases)|(clock|computers)\/(index|clock_words|wish))/,
              minShareCount: 2,
            },
            { name: 'computers', test: /src\/play\/computers\//, minShareCount: 2 },
            { name: 'board', test: /src\/board\//, minShareCount: 2 },
            {
              name: 'table',
              test: /src\/(play\/(?!replay|puzzle|picture|rules_summary|result\/|check_shuffle|push\/|strangers\/)|i18n\/)/,
              minShareCount: 2,
            },
            // The create screen shows the modules' figures; the table needs them with all else of the game.
            {
              name: 'figures',
              test: /carcassonne\/modules\/(\w+\/)?(index\.|pieces\.|figure\.)/,
              minShareCount: 2,
            },
            // Of all modules, what is fetched at one time.
            {
              name: 'carcassonne',
              test: /src\/games\/carcassonne\/(words\.|board\/carcassonne_board|table\/parts|modules\/(bring_modules|with_modules_of|brought|\w+\/table\.))/,
            },
            // Their texts in one language, with those that they add to.
            {
              name: languageOf,
              test: /carcassonne\/modules\/\w+\/words\/\w\w\.|i18n\/modules\/\w\w\./,
            },
            { name: languageOf, test: /carcassonne\/modules\/\w+\/played\/\w\w\.|i18n\/played\/\w\w\./ },
            { name: languageOf, test: /carcassonne\/modules\/\w+\/options\/\w\w\.|i18n\/rules\/\w\w\./ },
            { name: languageOf, test: /carcassonne\/modules\/\w+\/help\/\w\w\.|i18n\/help\/\w\w\./ },
            { name: languageOf, test: /carcassonne\/modules\/\w+\/errors\/\w\w\.|i18n\/errors\/\w\w\./ },
            { name: 'walled_city', test: /carcassonne\/tiles\/(walled_city|flat_city|quarter_signs)\./ },
            { name: 'signs', test: /carcassonne\/tiles\/(\w+_sign|outlines)\./ },
            { name: 'module_drawings', test: /carcassonne\/modules\/\w+\/\w+_(icon|drawing)\./ },
            { name: 'module_pictures', test: /carcassonne\/modules\/\w+\/picture\./ },
            { name: 'module_cards', test: /carcassonne\/modules\/\w+\/help_card\./ },
            {
              name: 'module_panels',
              test: /carcassonne\/(modules\/\w+\/(panels|target_marks)|board\/target_layer)\./,
            },
            // The way to a table, and what a table notes: the list of games has them, too.
            { name: 'tables', test: /src\/net\/(connection|open_socket|in_page\/page_socket)\./ },
            { name: 'notes', test: /shell\/my_games\/(follow_table|note_game|kept_games?|read_game)\./ },
            { name: 'result', test: /src\/play\/(result\/(?!rematch)|check_shuffle)/, minShareCount: 2 },
            // What an analysis and a puzzle show.
            {
              name: 'choices',
              test: /src\/play\/(replay\/analysis\/|reasons\/reason_words)/,
              minShareCount: 2,
            },
            { name: 'puzzle', test: /src\/play\/puzzle\//, minShareCount: 2 },
            { name: 'replay', test: /src\/play\/replay\//, minShareCount: 2 },
            // Calls with the page closed: few have them.
            { name: 'push', test: /src\/(net|play)\/push\/(?!index|settle|wishes|push_key|waiting)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [noTopLevelAwait()] },
  // The limit is there to end what hangs, not to time what works: machines are slow at times.
  test: {
    include: ['{src,tiles,scripts,trial}/**/*.test.{ts,tsx}'],
    setupFiles: [
      'src/games/carcassonne/modules/texts.ts',
      'src/shell/devices/texts.ts',
      'src/play/strangers/texts.ts',
      'src/play/puzzle/texts.ts',
      'src/i18n/load_all_texts.ts',
    ],
    sequence: { setupFiles: 'list' },
    testTimeout: 60_000,
  },
});
