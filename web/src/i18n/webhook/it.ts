// Italian texts of the chat that a table tells, in the words of glossary/it.ts.

import type { WebhookMessages } from './en.ts';

export const it: WebhookMessages = {
  'webhook.title': 'Avvisa una chat di gruppo',
  'webhook.lead':
    'Discord, Slack o un’altra chat viene a sapere di chi è il turno e com’è finita la partita.',
  'webhook.address': 'Indirizzo del webhook',
  'webhook.addressHint':
    'Lo danno le impostazioni della chat. Chi lo ha può scriverci: nessun altro al tavolo lo vede.',
  'webhook.services': 'Questo server avvisa chat presso: {hosts}',
  'webhook.turns': 'Anche i turni',
  'webhook.turnsHint': 'Quando il giocatore è assente da un po’.',
  'webhook.set': 'Avvisa questa chat',
  'webhook.try': 'Manda un messaggio di prova',
  'webhook.end': 'Non avvisarla più',
  'webhook.tried': 'Il messaggio di prova è arrivato.',
  'webhook.refused': 'Questo server non avvisa nessuna chat a questo indirizzo.',
  'webhook.toldTurns': '{chat} è avvisata dei turni e della fine.',
  'webhook.toldEnd': '{chat} è avvisata della fine.',
  'webhook.names': 'La chat vede i nomi, e il tabellone se si può guardare.',
  'webhook.discord': 'Una chat di Discord',
  'webhook.slack': 'Una chat di Slack',
  'webhook.plain': 'Una chat di gruppo',
};
