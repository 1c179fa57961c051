// The keys at the table.

import { type Key, t } from '../i18n/index.ts';

const KEYS: readonly { keys: () => string; does: Key }[] = [
  { keys: () => t('key.arrows'), does: 'key.arrows.does' },
  { keys: () => 'R', does: 'key.r.does' },
  { keys: () => t('key.enter'), does: 'key.enter.does' },
  { keys: () => '1 – 9', does: 'key.digits.does' },
  { keys: () => 'S', does: 'key.s.does' },
  { keys: () => t('key.esc'), does: 'key.esc.does' },
  { keys: () => 'F', does: 'key.f.does' },
  { keys: () => '+ −', does: 'key.zoom.does' },
  { keys: () => t('key.pan'), does: 'key.pan.does' },
  { keys: () => 'T', does: 'key.t.does' },
  { keys: () => 'L', does: 'key.l.does' },
  { keys: () => 'G', does: 'key.g.does' },
  { keys: () => 'H', does: 'key.h.does' },
  { keys: () => 'U', does: 'key.u.does' },
  { keys: () => 'Q', does: 'key.q.does' },
  { keys: () => 'X', does: 'key.x.does' },
  { keys: () => 'C', does: 'key.c.does' },
  { keys: () => '?', does: 'key.help.does' },
];

export function KeyTable() {
  return (
    <table class="key-table">
      <thead>
        <tr>
          <th scope="col">{t('help.key')}</th>
          <th scope="col">{t('help.does')}</th>
        </tr>
      </thead>
      <tbody>
        {KEYS.map(({ keys, does }) => (
          <tr key={does}>
            <th scope="row">
              <kbd>{keys()}</kbd>
            </th>
            <td>{t(does)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
