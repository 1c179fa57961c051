// A finished game in a frame of somebody else's page: its board turn by turn, and the way to the rest.

import '../styles/embedded.css';
import { useEffect, useMemo } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { fetchTurns } from '../net/api.ts';
import { address } from '../net/base.ts';
import { Replay } from '../play/replay/replay.ts';
import { type Fetched, isMissing, useRecord } from '../play/result/use_record.ts';
import { verdict } from '../play/result/winners.tsx';
import { Brand } from '../ui/page.tsx';
import { showInTab } from '../ui/tab.ts';
import { Unfetched } from '../ui/unfetched.tsx';
import { untranslated } from '../ui/untranslated.ts';

export function EmbeddedGame({ id }: { id: string }) {
  const { fetched, again } = useRecord(id);
  if (fetched.state === 'fetching') return <p class="loading">{t('app.loading')}</p>;
  if (fetched.state === 'failed') {
    const missing = isMissing(fetched.reason);
    return (
      <main class="embedded">
        <h1>{t(missing ? 'result.notFound' : 'app.unfetched')}</h1>
        {!missing && <Unfetched again={again} />}
      </main>
    );
  }
  return <Played id={id} fetched={fetched} />;
}

function Played({ id, fetched }: { id: string; fetched: Fetched & { state: 'here' } }) {
  const { record, alone } = fetched;
  const replay = useMemo(() => new Replay((from) => fetchTurns(id, from)), [id]);
  const { Replay: ReplayTable } = GAMES[record.rules.game ?? ''] ?? {};
  const title = record.result ? verdict(record.seats, record.result, null) : t('replay.title');
  useEffect(() => showInTab(`${title} · Bastide`), [title]);
  return (
    <main {...untranslated('embedded')}>
      <header>
        <h1>{title}</h1>
        <ToGame id={id} />
      </header>
      {ReplayTable && <ReplayTable gameId={id} record={record} replay={replay} alone={alone} bare />}
    </main>
  );
}

/** Not in the frame: the game's own page has what a frame may not read. */
function ToGame({ id }: { id: string }) {
  return (
    <a class="button" href={address(`/g/${id}`)} target="_blank" rel="noopener">
      <Brand /> {t('result.whole')}
    </a>
  );
}
