// English texts of the lobby, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'lobby.title': 'Table {code}',
  'lobby.invite': 'Invite friends',
  'lobby.inviteFull': 'Let others watch',
  'lobby.code': 'Table code',
  'lobby.copyLink': 'Copy link',
  'lobby.linkAlone':
    'The link leads to {host}, that is, to this device alone: nobody else can use it. Friends in your network can if the server is started with {option}.',
  'lobby.linkNetwork': 'The link is for friends in the same network as this device.',
  'lobby.share': 'Share…',
  'lobby.shareText': 'Come and play Bastide with me:',
  'lobby.shareWatch': 'Watch our game of Bastide:',
  'lobby.qr': 'QR code of the invitation link',
  'lobby.qrShow': 'QR code',
  'lobby.seats': 'Seats',
  'lobby.seatOpen': 'Open seat',
  'lobby.sitAt': 'Take seat {seat}',
  'lobby.host': 'host',
  'lobby.here': 'here',
  'lobby.atThisDevice': 'at this device',
  'lobby.addHere': 'Add a player at this device',
  'lobby.addHereAsk': 'Who else plays at this device?',
  'lobby.addHereHint': 'You share this screen: it shows whoever is to play.',
  'lobby.edit': 'Change name and colour',
  'lobby.leave': 'Leave the seat',
  'lobby.leaveAsk': 'Leave your seat?',
  'lobby.lock': 'Lock the seats',
  'lobby.locked': 'The host has locked the seats.',
  'lobby.lockHint': 'Nobody else can sit down. Watching is still possible.',
  'lobby.start': 'Start the game',
  'lobby.startHint': 'Open seats vanish when the game starts.',
  'lobby.whyNotSeats': 'At least two seats must be taken.',
  'lobby.whyNotHost': 'Waiting for {name} to start.',
  'lobby.watching': { one: '{n} person is watching', other: '{n} people are watching' },
  'lobby.full': 'All seats are taken. You are watching.',
  'lobby.personal': 'Link to your own seat',
  'lobby.personalHint': 'Opens your seat on another device. Keep it to yourself.',
  'lobby.shuffle': 'The shuffle cannot be rigged',
  'lobby.shuffleHint':
    'The server fixed a secret before anybody sat down and shows its fingerprint here. Each player’s browser adds a random number. Both together decide the order of the tiles, and after the game anyone can check it.',
  'lobby.commitment': 'Fingerprint of the server’s secret',
  'lobby.entropy': { one: '{n} player has added randomness', other: '{n} players have added randomness' },
  'watchers.sendAway': 'Ask those watching to leave',
  'watchers.sendAwayAsk': 'Ask those watching to leave?',
  'watchers.sendAwayText': 'They cannot watch again for ten minutes. They can still take an open seat.',
} as const satisfies Record<string, Entry>;

export type LobbyMessages = LikeEnglish<typeof en>;
