// English texts of the chat that a table tells, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'webhook.title': 'Tell a group chat',
  'webhook.lead': 'Discord, Slack or another chat hears whose turn it is, and how the game ended.',
  'webhook.address': 'Address of the webhook',
  'webhook.addressHint':
    'The settings of the chat make it. Whoever has it can write there: nobody else at the table sees it.',
  'webhook.services': 'This server tells chats at: {hosts}',
  'webhook.turns': 'Turns, too',
  'webhook.turnsHint': 'Told when the player has been away for a while.',
  'webhook.set': 'Tell this chat',
  'webhook.try': 'Send a trial message',
  'webhook.end': 'Tell it no more',
  'webhook.tried': 'The trial message has arrived.',
  'webhook.refused': 'This server tells no chat at this address.',
  'webhook.toldTurns': '{chat} is told of turns and of the end.',
  'webhook.toldEnd': '{chat} is told of the end.',
  'webhook.names': 'The chat sees names, and the board if watching is allowed.',
  'webhook.discord': 'A Discord chat',
  'webhook.slack': 'A Slack chat',
  'webhook.plain': 'A group chat',
} as const satisfies Record<string, Entry>;

export type WebhookMessages = LikeEnglish<typeof en>;
