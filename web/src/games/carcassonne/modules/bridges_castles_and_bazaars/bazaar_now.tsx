// The bazaar as everybody sees it: the open tiles, the highest bid, and whose turns follow.

import { listOf, t } from '../../../../i18n/index.ts';
import type { OngoingProps } from '../../../../play/table/game_parts.ts';
import { seatName } from '../../../../play/words.ts';
import { mapStyle } from '../../../../ui/settings.ts';
import { TilePicture } from '../../art.tsx';
import { tileWords } from '../../words/tiles.ts';
import { offerIn, seatsToPlay } from './auction.ts';

const TILE_PX = 56;

export function BazaarNow({ view, game, draft }: OngoingProps) {
  const order = seatsToPlay(game);
  if (order.length === 0) return null;
  const { bazaar } = game;
  const offer = offerIn(game);
  const offering =
    draft.step === 'choose' && draft.choices.some(({ action }) => action.type === 'bazaar_offer');
  const names = listOf(order.map((seat) => seatName(view, seat)));
  return (
    <section class="bazaar" aria-label={t('bazaar.title')}>
      {bazaar && !offering && (
        <ul class="plain bazaar-tiles" aria-label={t('bazaar.open')}>
          {bazaar.tiles.map((tile, index) => (
            <li key={index} class={index === bazaar.index ? 'is-offered' : undefined}>
              <TilePicture
                tile={tile}
                size={TILE_PX}
                look={mapStyle.value}
                label={labelOf(tile, index === bazaar.index)}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        {offer !== null && (
          <strong>{t('bazaar.highest', { n: offer.bid, name: seatName(view, offer.bidder) })} </strong>
        )}
        {t(bazaar ? 'bazaar.orderAfter' : 'bazaar.order', { names })}
      </p>
    </section>
  );
}

function labelOf(tile: string, isOffered: boolean): string {
  const words = tileWords(tile, 0);
  return isOffered ? t('bazaar.onOffer', { tile: words }) : words;
}
