// The host changes what the table plays: game, seats, rules and aids, as where a table is made.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { fetchCatalogue } from '../../net/api.ts';
import type { CatalogueGame, RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../../play/room.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { GameAndSeats } from '../create/game_and_seats.tsx';
import { RulesForm } from '../create/rules_form.tsx';
import { shownGames } from '../create/shown_games.ts';
import { seated, type WishProps, wishAsAgreed, wishedRules } from '../create/wish.ts';

interface ChangeRulesProps {
  room: Room;
  view: RoomView;
  onClose(): void;
}

export function ChangeRules(props: ChangeRulesProps) {
  const [games, setGames] = useState<readonly CatalogueGame[] | null>(null);
  useEffect(() => {
    fetchCatalogue().then((catalogue) => setGames(shownGames(catalogue)), showRefusal);
  }, []);
  return (
    <Dialog title={t('lobby.changeRules')} onClose={props.onClose}>
      {games === null ? <p class="loading">{t('app.loading')}</p> : <Form games={games} {...props} />}
    </Dialog>
  );
}

function Form({ games, room, view, onClose }: ChangeRulesProps & { games: readonly CatalogueGame[] }) {
  const [table, setTable] = useState(() => {
    const game = games.find(({ game }) => game === view.rules.game) ?? games[0]!;
    return { game, wish: wishAsAgreed(game, view.rules, view.seats.length), aids: view.aids ?? 'all' };
  });
  const { game, aids } = table;
  const wish = seated(game, table.wish);
  const taken = view.seats.filter((seat) => seat !== null).length;
  const wished: WishProps = { game, wish, onChange: (changed) => setTable({ ...table, wish: changed }) };
  const change = (event: Event) => {
    event.preventDefault();
    const rules = wishedRules(game, wish);
    room.send({ type: 'set_rules', rules, seats: wish.seats, aids }).then(onClose, showRefusal);
  };
  return (
    <form class="change-rules" onSubmit={change}>
      <GameAndSeats
        {...{ games, game, wish }}
        fewest={taken}
        onGame={(chosen) => setTable({ ...table, ...chosen })}
        onSeats={(seats) => wished.onChange({ ...wish, seats })}
      />
      <RulesForm {...wished} aids={aids} onAids={(chosen) => setTable({ ...table, aids: chosen })} />
      <div class="dialog-actions">
        <button type="submit" class="button primary">
          {t('lobby.changeRulesGo')}
        </button>
      </div>
    </form>
  );
}
