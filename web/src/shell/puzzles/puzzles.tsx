// Puzzles from real games: those of the box, or of a file that bastide puzzles has made.

import '../../styles/puzzle.css';
import '../../styles/analysis.css';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import box from '../../../puzzles/box.jsonl?raw';
import { GAMES } from '../../games/index.ts';
import { loadTexts, t } from '../../i18n/index.ts';
import { keepOffline } from '../../net/offline/keep_offline.ts';
import '../../play/puzzle/texts.ts';
import { isSamePlace, type Puzzle, readPuzzles } from '../../play/puzzle/puzzle.ts';
import { showNotice } from '../../ui/notices.ts';
import { Page } from '../../ui/page.tsx';
import { goTo, Link } from '../../ui/router.tsx';
import { FilePick } from '../file_pick.tsx';
import { OtherWays } from '../other_ways.tsx';
import { answers, noteAnswer } from './puzzle_answers.ts';

const FILE_BYTES_MAX = 32_000_000;

/** The puzzles that are shown now. */
const shown = signal<readonly Puzzle[]>(readPuzzles(box));

export async function fetchPuzzles() {
  await loadTexts(['start', 'rooms', 'rules', 'analysis', 'reasons']);
  return Puzzles;
}

function Puzzles({ number }: { number: number | undefined }) {
  useEffect(() => void keepOffline(), []);
  // An answer leads no further by itself.
  const index = useMemo(() => (number === undefined ? firstUnanswered() : number - 1), [number, shown.value]);
  const puzzle = shown.value[index];
  const { Puzzle: Stage } = GAMES[puzzle?.rules.game ?? ''] ?? {};
  if (puzzle === undefined || Stage === undefined) {
    return (
      <Page title={t('puzzles.unknown')}>
        <p>
          <Link class="button primary" href="/puzzles">
            {t('puzzles.title')}
          </Link>
        </p>
        <OtherWays />
      </Page>
    );
  }
  const note = (answer: Parameters<typeof isSamePlace>[1]) =>
    noteAnswer(puzzle.id, isSamePlace(puzzle.choices[0]!.action, answer));
  return (
    <Page title={t('puzzles.of', { n: index + 1, of: shown.value.length })} wide live>
      <Stage key={puzzle.id} puzzle={puzzle} onAnswer={note} further={<Next from={index} />} />
      <Foot index={index} />
    </Page>
  );
}

function firstUnanswered(): number {
  const known = answers();
  const open = shown.value.findIndex(({ id }) => !(id in known));
  return open < 0 ? 0 : open;
}

const pathOf = (index: number) => `/puzzles/${((index + shown.value.length) % shown.value.length) + 1}`;

function Next({ from }: { from: number }) {
  return (
    <Link class="button primary" href={pathOf(from + 1)}>
      {t('puzzles.next')}
    </Link>
  );
}

function Foot({ index }: { index: number }) {
  const known = answers();
  const found = shown.value.filter(({ id }) => known[id]).length;
  return (
    <footer class="puzzle-foot">
      <p>{t('puzzles.about')}</p>
      <p>{t('puzzles.found', { n: found, of: shown.value.length })}</p>
      <p class="row">
        <Link href={pathOf(index - 1)}>{t('puzzles.before')}</Link>
        <Link href={pathOf(index + 1)}>{t('puzzles.next')}</Link>
        <FilePick label={t('puzzles.open')} onFile={(file) => void open(file)} />
      </p>
    </footer>
  );
}

async function open(file: File): Promise<void> {
  const read = file.size <= FILE_BYTES_MAX ? readPuzzles(await file.text()) : [];
  const known = read.filter(({ rules }) => rules.game !== undefined && rules.game in GAMES);
  if (known.length === 0) return showNotice(t('puzzles.none'));
  shown.value = known;
  goTo('/puzzles/1');
}
