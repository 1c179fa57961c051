// Begins a game against computers with one press, in this page alone: no server, no lobby, no form.

import { t } from '../i18n/index.ts';
import { createRoomHere } from '../net/api.ts';
import { EngineMissing } from '../net/engine_missing.ts';
import { lackHere } from '../net/in_page/lack_here.ts';
import { showRoomCode } from '../net/room_code.ts';
import { keepSecret, newSecret } from '../net/seat_secrets.ts';
import { suitableLevel } from '../play/computers/suitable_level.ts';
import { showRefusal } from '../ui/notices.ts';
import { goTo } from '../ui/router.tsx';
import { playerName } from '../ui/settings.ts';
import { playAloneIn } from './lobby/is_solo.ts';

const COMPUTERS = 3;

/** The usual game. A browser that can't is told why, and plays on the server through the form. */
export async function playAlone(): Promise<void> {
  const lack = lackHere();
  if (lack !== null) {
    showRefusal(new EngineMissing(lack));
    return goTo('/new#computers');
  }
  const level = suitableLevel();
  const secret = newSecret();
  const room = await createRoomHere({
    secret,
    name: playerName.value.trim() || t('home.aloneName'), // that of the first seat's colour, as in "Red has resigned"
    seats: COMPUTERS + 1,
    computers: Array.from({ length: COMPUTERS }, () => ({ level })),
  });
  keepSecret(room, secret);
  playAloneIn(room);
  goTo(`/r/${showRoomCode(room)}`);
}
