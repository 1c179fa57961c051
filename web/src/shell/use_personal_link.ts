// Removes a personal link from the address, where it might be passed on, and settles which seat
// is played here.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { openSocket } from '../net/open_socket.ts';
import { showRoomCode } from '../net/room_code.ts';
import { seatOf } from '../net/seat_probe.ts';
import { isPersonalLink, keepSecret, secretInFragment } from '../net/seat_secrets.ts';
import { showNotice } from '../ui/notices.ts';
import { renameTo } from '../ui/router.tsx';
import { type LinkVerdict, weighLink } from './personal_link.ts';

type Ask = Extract<LinkVerdict, { verdict: 'ask' }>;

export interface PersonalLink {
  /** Whether the kept secret is the one to enter the room with. */
  settled: boolean;
  /** Which of two seats? Null if there is nothing to ask. */
  question: { kept: string; linked: string; answer(take: 'kept' | 'linked'): void } | null;
}

export function usePersonalLink(code: string): PersonalLink {
  const [secret, setSecret] = useState(() => secretInFragment(location.hash));
  const [ask, setAsk] = useState<Ask | null>(null);

  useEffect(() => {
    const take = () => {
      const found = secretInFragment(location.hash);
      if (found !== null) setSecret(found);
      else if (isPersonalLink(location.hash)) showNotice(t('room.linkUseless'));
      renameTo(`/r/${showRoomCode(code)}`);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [code]);

  useEffect(() => {
    if (secret === null) return;
    let left = false;
    weighLink(code, secret, (tried) => seatOf(code, tried, openSocket)).then((found) => {
      if (left) return;
      if (found.verdict === 'ask') return setAsk(found);
      if (found.verdict === 'useless') showNotice(t('room.linkUseless'));
      setSecret(null);
    });
    return () => {
      left = true;
    };
  }, [code, secret]);

  const answer = (take: 'kept' | 'linked') => {
    if (take === 'linked') keepSecret(code, secret!, 0, 'link');
    setAsk(null);
    setSecret(null);
  };
  return { settled: secret === null, question: ask && { kept: ask.kept, linked: ask.linked, answer } };
}
