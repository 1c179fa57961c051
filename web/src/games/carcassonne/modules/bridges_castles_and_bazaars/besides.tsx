// What the tile in hand costs in bridges, the way out if every place needs one, and how much is bid.

import { t } from '../../../../i18n/index.ts';
import type { BesidesProps } from '../../../../play/table/game_parts.ts';
import { bidsIn, isPicked, nearestBid } from './auction.ts';
import { BridgeIcon } from './bridge_drawing.tsx';
import { bridgeFor, mayDiscard } from './built_in_draft.ts';

export function BridgeOrBid(props: BesidesProps) {
  const { draft, view } = props;
  if (draft.step === 'choose') return isPicked(view) ? null : <Bidding {...props} draft={draft} />;
  return (
    <>
      <BridgeNeeded {...props} />
      {mayDiscard(draft) && <Discard {...props} />}
    </>
  );
}

/** Told before the tile is laid. */
function BridgeNeeded({ view, draft }: BesidesProps) {
  const game = view.game!;
  if (draft.step !== 'place' || draft.at === null || bridgeFor(draft.at, game) === null) return null;
  return (
    <p class="bridge-note">
      <BridgeIcon size={28} />
      <span>{t('bridge.uses', { n: game.seats[view.you ?? -1]?.bridges ?? 0 })}</span>
    </p>
  );
}

function Discard({ turn }: BesidesProps) {
  return (
    <div class="bridge-note">
      <BridgeIcon size={28} />
      <span>{t('bridge.discardHint')}</span>
      <button type="button" class="button" onClick={() => turn.decideAside({ type: 'pass' })}>
        {t('bridge.discard')}
      </button>
    </div>
  );
}

/** By steps of one or as a number, within what may be bid. */
function Bidding({ turn, draft }: BesidesProps & { draft: BesidesProps['draft'] & { step: 'choose' } }) {
  const bids = bidsIn(draft);
  const [least, most] = [bids[0]?.bid, bids.at(-1)?.bid];
  if (least === undefined || most === undefined) return null;
  const at = bids.findIndex(({ choice }) => choice === draft.chosen);
  const choose = (index: number) => {
    const bid = bids[Math.max(0, Math.min(index, bids.length - 1))];
    if (bid) turn.choose(bid.choice);
  };
  const typed = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const wanted = currentTarget.valueAsNumber;
    const bid = Number.isNaN(wanted) ? undefined : nearestBid(bids, wanted);
    if (bid) turn.choose(bid.choice);
  };
  return (
    <fieldset class="bidding">
      <legend>{t('bazaar.yourBid')}</legend>
      <button
        type="button"
        class="button round"
        aria-label={t('number.less')}
        aria-disabled={at <= 0}
        onClick={() => at > 0 && choose(at - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        aria-label={t('bazaar.yourBid')}
        value={bids[at]?.bid ?? ''}
        onChange={typed}
      />
      <button
        type="button"
        class="button round"
        aria-label={t('number.more')}
        aria-disabled={at === bids.length - 1}
        onClick={() => choose(at + 1)}
      >
        +
      </button>
      <small>
        {least === most ? t('bazaar.onlyBid', { n: least }) : t('bazaar.bounds', { least, most })}
      </small>
    </fieldset>
  );
}
