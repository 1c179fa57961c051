// German texts of the chat that a table tells, in the words of glossary/de.ts.

import type { WebhookMessages } from './en.ts';

export const de: WebhookMessages = {
  'webhook.title': 'Einer Chatgruppe Bescheid geben',
  'webhook.lead': 'Discord, Slack oder ein anderer Chat erfährt, wer am Zug ist und wie das Spiel ausging.',
  'webhook.address': 'Adresse des Webhooks',
  'webhook.addressHint':
    'Die Einstellungen des Chats geben sie dir. Wer sie hat, kann dort schreiben: Sonst sieht sie niemand am Tisch.',
  'webhook.services': 'Dieser Server schreibt Chats bei: {hosts}',
  'webhook.turns': 'Auch Züge',
  'webhook.turnsHint': 'Wenn der Spieler schon eine Weile weg ist.',
  'webhook.set': 'Diesem Chat Bescheid geben',
  'webhook.try': 'Probenachricht senden',
  'webhook.end': 'Nicht mehr Bescheid geben',
  'webhook.tried': 'Die Probenachricht ist angekommen.',
  'webhook.refused': 'Dieser Server schreibt keinem Chat unter dieser Adresse.',
  'webhook.toldTurns': '{chat} hört von jedem Zug und vom Ende.',
  'webhook.toldEnd': '{chat} hört vom Ende.',
  'webhook.names': 'Der Chat sieht Namen, und die Spielfläche, wenn man zuschauen darf.',
  'webhook.discord': 'Ein Chat bei Discord',
  'webhook.slack': 'Ein Chat bei Slack',
  'webhook.plain': 'Ein Chat',
};
