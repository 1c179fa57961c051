// Which chat outside a table tells of turns and of the end: the host sets, tries and ends it, the others see
// that there is one.

import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { webhookServices } from '../../net/about.ts';
import type { RoomView, WebhookCard } from '../../net/protocol.gen.ts';
import { Refused } from '../../net/refused.ts';
import { Switch } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { TextField, useComplaint } from '../../ui/text_field.tsx';
import { Unfolding } from '../../ui/unfolding.tsx';
import type { Room } from '../room.ts';

export interface WebhookPanelProps {
  room: Room;
  view: RoomView;
}

/** As the protocol bounds it. */
const ADDRESS_LENGTH_MAX = 1000;
/** How the server refuses an address. */
const REFUSED_ADDRESS = 'message/bad_value';

export function WebhookPanel({ room, view: { webhook } }: WebhookPanelProps) {
  if (!room.hasHost) return webhook ? <p class="quiet">{whatIsTold(webhook)}</p> : null;
  return (
    <Unfolding summary={t('webhook.title')}>
      {() => (webhook ? <Present room={room} webhook={webhook} /> : <Wish room={room} />)}
    </Unfolding>
  );
}

const whatIsTold = ({ form, only_end }: WebhookCard): string =>
  t(only_end ? 'webhook.toldEnd' : 'webhook.toldTurns', { chat: t(`webhook.${form}`) });

function Present({ room, webhook }: { room: Room; webhook: WebhookCard }) {
  const [state, setState] = useState<'untried' | 'trying' | 'tried'>('untried');
  const tryIt = () => {
    if (state === 'trying') return;
    setState('trying');
    room.sendAsHost({ type: 'try_webhook' }).then(
      () => setState('tried'),
      (reason: unknown) => {
        setState('untried');
        showRefusal(reason);
      },
    );
  };
  return (
    <div class="webhook">
      <p>{whatIsTold(webhook)}</p>
      <div class="row">
        <button type="button" class="button" aria-disabled={state === 'trying'} onClick={tryIt}>
          {t('webhook.try')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => room.sendAsHost({ type: 'end_webhook' }).catch(showRefusal)}
        >
          {t('webhook.end')}
        </button>
      </div>
      <p role="status">{state === 'tried' && t('webhook.tried')}</p>
    </div>
  );
}

function Wish({ room }: { room: Room }) {
  const [address, setAddress] = useState('');
  const [turns, setTurns] = useState(true);
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const complaint = useComplaint();
  useEffect(() => {
    void webhookServices().then(setHosts);
  }, []);
  const set = (event: Event) => {
    event.preventDefault();
    const endpoint = address.trim();
    const wish = {
      type: 'set_webhook',
      endpoint,
      language: language(),
      ...(!turns && { only_end: true }),
    } as const;
    room.sendAsHost(wish).catch((reason: unknown) => {
      if (reason instanceof Refused && reason.code === REFUSED_ADDRESS) complaint.make('webhook.refused');
      else showRefusal(reason);
    });
  };
  return (
    <form class="webhook" onSubmit={set} noValidate>
      <p class="quiet">{t('webhook.lead')}</p>
      <TextField
        label={t('webhook.address')}
        value={address}
        complaint={complaint}
        onInput={setAddress}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        dir="ltr"
        placeholder="https://"
        maxLength={ADDRESS_LENGTH_MAX}
      />
      <p class="quiet">
        <small>{t('webhook.addressHint')}</small>
      </p>
      <p class="quiet">
        <small>{t('webhook.services', { hosts: hosts.join(', ') })}</small>
      </p>
      <Switch label={t('webhook.turns')} hint={t('webhook.turnsHint')} checked={turns} onChange={setTurns} />
      <p class="quiet">
        <small>{t('webhook.names')}</small>
      </p>
      <button type="submit" class="button">
        {t('webhook.set')}
      </button>
    </form>
  );
}
