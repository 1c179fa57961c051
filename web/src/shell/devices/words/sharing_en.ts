// English texts of sharing with one's other devices, in the words of the glossary; they define the keys.

import type { Entry, LikeEnglish } from '../../../i18n/plural.ts';

export const texts = {
  'devices.title': 'Use this on another device',
  'devices.hint':
    'Your seats and your list of games come to your phone or computer as well, and all your devices stay in step. It takes no name, no mail address and no password: a key does it, which only your devices have. The server keeps what they share locked, and can’t read it. Games that lie in this browser alone stay here; the others see how they ended.',
  'devices.begin': 'Show the code for another device',
  'devices.code': 'Bring your other device here',
  'devices.codeHint': 'Scan this code with the camera of your other device, or open the link there.',
  'devices.secret': 'Show it to nobody: whoever has this code can play for you and sees your games.',
  'devices.qr': 'QR code of the link for your own devices',
  'devices.copy': 'Copy link',
  'devices.alone':
    'The link leads to {host}, that is, to this device alone. Open this page at an address that your other device reaches, too.',
  'devices.onAt': 'This device is in step with your others, as of {time}.',
  'devices.atWork': 'Bringing your devices in step…',
  'devices.unreachable': 'Your other devices can’t be reached now. It is tried again by itself.',
  'devices.cut':
    'This device no longer shares its games: the key was renewed on another device, or not used for long. What is here stays. To share again, open the link of your other device here, or begin anew.',
  'devices.cutNotice':
    'This device no longer shares its games with your others: the key was renewed there, or not used for long.',
  'devices.stop': 'Stop on this device',
  'devices.stopped': 'This device goes its own way now. What is here stays, and your other devices go on.',
  'devices.lose': 'Cut a lost device off',
  'devices.loseText':
    'The key and all your seats get new secrets: a device with the former ones plays for you no more and learns nothing new. What it has seen already it keeps. Your other devices need the new code, too.',
  'devices.loseDo': 'Cut it off',
  'devices.losing': 'New secrets are being made…',
  'devices.lostDone': {
    one: 'There is a new key, and your seat at {n} table has a new secret.',
    other: 'There is a new key, and your seats at {n} tables have new secrets.',
  },
  'devices.lostNot':
    'These tables could not be reached, and there the lost device can still play for you: {tables}. Try again.',
  'devices.again': 'Try again',
  'devices.bring': 'Bring your games to this device?',
  'devices.bringText':
    'The seats and games of your other device come here, nothing that is here is lost, and both stay in step from now on.',
  'devices.bringCare':
    'Only go on if this link is from a device of your own: whoever gave it to you sees your games and can play for you.',
  'devices.bringOther':
    'This device shares with others already. From then on it shares with those of this link instead.',
  'devices.bringDo': 'Bring them here',
  'devices.bringNot': 'Not now',
  'devices.brought': {
    one: '{n} game has come to this device.',
    other: '{n} games have come to this device.',
  },
  'devices.broughtNone': 'Your devices are in step. There was nothing new for this one.',
  'devices.none':
    'This link leads to nothing any more: its key was renewed, or not used for long. Show the code on your other device again.',
  'devices.noKey':
    'This link has come without its key. Show the code on your other device, and scan it with the camera.',
  'devices.unkept': 'This browser saves nothing for this page, so it can’t keep a key either.',
  'devices.offered': 'This server keeps nothing for several devices.',
} as const satisfies Record<string, Entry>;

export type DevicesMessages = LikeEnglish<typeof texts>;

declare module '../../../i18n/index.ts' {
  interface BroughtTexts extends DevicesMessages {}
}
