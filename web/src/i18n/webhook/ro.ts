// Romanian texts of the chat that a table tells, in the words of glossary/ro.ts.

import type { WebhookMessages } from './en.ts';

export const ro: WebhookMessages = {
  'webhook.title': 'Anunță un grup de chat',
  'webhook.lead': 'Discord, Slack sau alt chat află al cui e rândul și cum s-a încheiat partida.',
  'webhook.address': 'Adresa webhookului',
  'webhook.addressHint':
    'O dau setările chatului. Cine o are poate scrie acolo: nimeni altcineva de la masă nu o vede.',
  'webhook.services': 'Acest server anunță chaturi de la: {hosts}',
  'webhook.turns': 'Și rândurile',
  'webhook.turnsHint': 'Când jucătorul lipsește de ceva vreme.',
  'webhook.set': 'Anunță acest chat',
  'webhook.try': 'Trimite un mesaj de probă',
  'webhook.end': 'Nu-l mai anunța',
  'webhook.tried': 'Mesajul de probă a ajuns.',
  'webhook.refused': 'Acest server nu anunță niciun chat la această adresă.',
  'webhook.toldTurns': '{chat} află al cui e rândul, și finalul.',
  'webhook.toldEnd': '{chat} află finalul.',
  'webhook.names': 'Chatul vede numele și, dacă sunt permiși spectatori, tabla.',
  'webhook.discord': 'Un chat de pe Discord',
  'webhook.slack': 'Un chat de pe Slack',
  'webhook.plain': 'Un grup de chat',
};
