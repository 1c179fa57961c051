// Tells the host of the server about somebody at the table.

import { useState } from 'preact/hooks';
import { isolate, t } from '../../i18n/index.ts';
import type { Report as ReportMessage, RoomView } from '../../net/protocol.gen.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showNotice, showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { reportable } from './reportable.ts';

export { loadTexts } from './texts.ts';

type ReportReason = ReportMessage['reason'];
const REASONS: readonly ReportReason[] = ['insults', 'name', 'spam', 'stalling', 'other'];
const TEXT_LENGTH_MAX = 300;

export function ReportButton({ room, view }: { room: Room; view: RoomView }) {
  const [open, setOpen] = useState(false);
  if (view.you === null || reportable(view).length === 0) return null;
  return (
    <>
      <button type="button" class="button plain" onClick={() => setOpen(true)}>
        {t('strangers.report')}
      </button>
      {open && <Report room={room} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReportProps {
  room: Room;
  view: RoomView;
  onClose(): void;
}

function Report({ room, view, onClose }: ReportProps) {
  const people = reportable(view).map(({ seat, name }) => [String(seat), isolate(name)] as const);
  const reasons = REASONS.map((known) => [known, t(`strangers.why.${known}`)] as const);
  const [whom, setWhom] = useState(people[0]![0]);
  const [reason, setReason] = useState<ReportReason>('insults');
  const [words, setWords] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    const text = words.trim().replace(/\s+/g, ' ');
    room.send({ type: 'report', seat: Number(whom), reason, ...(text !== '' && { text }) }).then(() => {
      onClose();
      showNotice(t('strangers.sent'));
    }, showRefusal);
  };
  return (
    <Dialog title={t('strangers.report')} onClose={onClose}>
      <p>{t('strangers.reportText')}</p>
      <form onSubmit={send}>
        <Select label={t('strangers.whom')} choices={people} value={whom} onChange={setWhom} />
        <Select
          label={t('strangers.why')}
          choices={reasons}
          value={reason}
          onChange={(known) => setReason(known)}
        />
        <label class="field">
          <span>{t('strangers.words')}</span>
          <input
            type="text"
            autocomplete="off"
            maxLength={TEXT_LENGTH_MAX}
            dir="auto"
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="button primary">
            {t('strangers.send')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface SelectProps<V extends string> {
  label: string;
  choices: readonly (readonly [V, string])[];
  value: V;
  onChange(value: V): void;
}

function Select<V extends string>({ label, choices, value, onChange }: SelectProps<V>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as V)}>
        {choices.map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
