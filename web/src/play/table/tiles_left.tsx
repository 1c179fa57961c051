// Which tiles are still to come, by kind, and which are out of the game.

import { t } from '../../i18n/index.ts';
import { mapStyle } from '../../ui/settings.ts';
import type { TableProps } from './game_parts.ts';

const TILE_PX = 56;

export function TilesLeft({ game, parts: { Tile, words } }: Pick<TableProps, 'game' | 'parts'>) {
  const note = words.unseenNote?.(game) ?? null;
  return (
    <>
      <p class="quiet">{t(game.unseen ? 'table.tilesHint' : 'table.tilesUncounted')}</p>
      {note !== null && <p class="quiet">{note}</p>}
      <ul class="plain tile-counts">
        {(game.unseen ?? []).map(({ tile, count }) => (
          <li key={tile}>
            <Tile tile={tile} size={TILE_PX} look={mapStyle.value} label={words.tile(tile, 0)} />
            <span>× {count}</span>
          </li>
        ))}
      </ul>
      {game.held_back && game.held_back.length > 0 && (
        <>
          <h3>{t('table.heldBack')}</h3>
          <p class="quiet">{t('table.heldBackHint')}</p>
          <ul class="plain tile-counts">
            {game.held_back.map((tile, index) => (
              <li key={index}>
                <Tile tile={tile} size={TILE_PX} look={mapStyle.value} label={words.tile(tile, 0)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('table.discards')}</h3>
      {game.discards.length === 0 ? (
        <p class="quiet">{t('table.discardsNone')}</p>
      ) : (
        <ul class="plain tile-counts">
          {game.discards.map((tile, index) => (
            <li key={index}>
              <Tile tile={tile} size={TILE_PX} look={mapStyle.value} label={words.tile(tile, 0)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
