// The field for a room's code. A code that led nowhere is shown again, with the reason, to be corrected.

import { useEffect, useState } from 'preact/hooks';
import { type Key, t } from '../i18n/index.ts';
import { readRoomCode, showRoomCode } from '../net/room_code.ts';
import { goTo } from '../ui/router.tsx';
import { TextField, useComplaint } from '../ui/text_field.tsx';

/** A code that led nowhere, and the reason. */
export interface FailedCode {
  typed: string;
  problem: Key;
  /** Tries the same code again. */
  again?(): void;
}

export function JoinByCode({ failed }: { failed?: FailedCode }) {
  const [typed, setTyped] = useState(failed?.typed ?? '');
  const wrong = useComplaint();
  useEffect(() => {
    if (failed !== undefined) wrong.make(failed.problem);
  }, []);
  const join = (event: Event) => {
    event.preventDefault();
    const code = readRoomCode(typed);
    if (code === null) wrong.make('home.codeWrong');
    else if (failed?.again && code === readRoomCode(failed.typed)) failed.again();
    else goTo(`/r/${showRoomCode(code)}`);
  };
  return (
    <form class="card home-join" onSubmit={join}>
      <TextField
        label={t('home.join')}
        complaint={wrong}
        class="code-input"
        placeholder="ABCD-EFGH"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-label={t('home.code')}
        value={typed}
        onInput={setTyped}
      />
      <button type="submit" class="button">
        {t('home.joinGo')}
      </button>
    </form>
  );
}
