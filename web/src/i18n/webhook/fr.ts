// French texts of the chat that a table tells, in the words of glossary/fr.ts.

import type { WebhookMessages } from './en.ts';

export const fr: WebhookMessages = {
  'webhook.title': 'Prévenir un groupe de discussion',
  'webhook.lead':
    'Discord, Slack ou une autre messagerie apprend à qui c’est le tour et comment la partie a fini.',
  'webhook.address': 'Adresse du webhook',
  'webhook.addressHint':
    'Les réglages du groupe la donnent. Qui l’a peut y écrire : personne d’autre à la table ne la voit.',
  'webhook.services': 'Ce serveur prévient des groupes chez : {hosts}',
  'webhook.turns': 'À qui c’est le tour, aussi',
  'webhook.turnsHint': 'Quand le joueur est absent depuis un moment.',
  'webhook.set': 'Prévenir ce groupe',
  'webhook.try': 'Envoyer un message d’essai',
  'webhook.end': 'Ne plus le prévenir',
  'webhook.tried': 'Le message d’essai est arrivé.',
  'webhook.refused': 'Ce serveur ne prévient aucun groupe à cette adresse.',
  'webhook.toldTurns': '{chat} apprend à qui c’est le tour, et la fin.',
  'webhook.toldEnd': '{chat} apprend la fin.',
  'webhook.names': 'Le groupe voit les noms, et le plateau si l’on peut regarder.',
  'webhook.discord': 'Un groupe Discord',
  'webhook.slack': 'Un groupe Slack',
  'webhook.plain': 'Un groupe de discussion',
};
