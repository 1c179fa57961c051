// French texts of the lobby, in the words of glossary/fr.ts.

import type { LobbyMessages } from './en.ts';

export const fr = {
  'lobby.title': 'Table {code}',
  'lobby.invite': 'Inviter des amis',
  'lobby.inviteFull': 'Inviter à regarder',
  'lobby.code': 'Code de la table',
  'lobby.copyLink': 'Copier le lien',
  'lobby.linkAlone':
    'Le lien mène à {host}, donc à cet appareil seul\u202f: personne d’autre ne peut l’utiliser.',
  'lobby.linkElsewhere':
    'Ouvrez cette page à une adresse que d’autres atteignent aussi, et envoyez son lien.',
  'lobby.linkNetwork': 'Le lien est pour vos amis sur le même réseau que cet appareil.',
  'lobby.linkOption': 'Vos amis sur le même réseau le pourront si le serveur est lancé avec {option}.',
  'lobby.share': 'Partager…',
  'lobby.shareText': 'Viens jouer à Bastide avec moi :',
  'lobby.shareWatch': 'Regarde notre partie de Bastide :',
  'lobby.qr': 'Code QR du lien d’invitation',
  'lobby.qrShow': 'Code QR',
  'lobby.seats': 'Places',
  'lobby.seatOpen': 'Place libre',
  'lobby.sitAt': 'Prendre la place {seat}',
  'lobby.host': 'hôte',
  'lobby.here': 'présent',
  'lobby.atThisDevice': 'sur cet appareil',
  'lobby.addHere': 'Ajouter un joueur sur cet appareil',
  'lobby.addHereAsk': 'Qui d’autre joue sur cet appareil ?',
  'lobby.addHereHint': 'Vous partagez cet écran : il montre qui doit jouer.',
  'lobby.edit': 'Changer de nom ou de couleur',
  'lobby.leave': 'Quitter la place',
  'lobby.leaveAsk': 'Quitter votre place ?',
  'lobby.lock': 'Verrouiller les places',
  'lobby.locked': 'L’hôte a verrouillé les places.',
  'lobby.lockHint': 'Plus personne ne peut s’asseoir ; regarder reste possible.',
  'lobby.changeRules': 'Changer les règles',
  'lobby.changeRulesGo': 'Jouer ainsi',
  'lobby.start': 'Commencer la partie',
  'lobby.startHint': 'Les places libres disparaissent au début de la partie.',
  'lobby.whyNotSeats': 'Au moins deux places doivent être prises.',
  'lobby.whyNotHost': 'On attend que {name} commence la partie.',
  'lobby.watching': { one: '{n} spectateur', other: '{n} spectateurs' },
  'lobby.full': 'Toutes les places sont prises. Vous regardez.',
  'lobby.personal': 'Lien vers votre propre place',
  'lobby.personalHint': 'Ouvre votre place sur un autre appareil. Gardez-le pour vous.',
  'lobby.program': 'Faire jouer un programme',
  'lobby.programHint':
    'Un programme s’installe avec ce lien, joue seul et est signalé comme tel. Il faut un lien par programme.',
  'lobby.shuffle': 'Le mélange ne peut pas être truqué',
  'lobby.shuffleHint':
    'Le serveur a fixé un secret avant que quiconque ne s’assoie et en montre ici l’empreinte. Le navigateur de chaque joueur y ajoute un nombre au hasard. Les deux ensemble décident de l’ordre des tuiles, et après la partie chacun peut le vérifier.',
  'lobby.commitment': 'Empreinte du secret du serveur',
  'lobby.entropy': { one: '{n} joueur a ajouté du hasard', other: '{n} joueurs ont ajouté du hasard' },
  'watchers.sendAway': 'Renvoyer les spectateurs',
  'watchers.sendAwayAsk': 'Renvoyer les spectateurs ?',
  'watchers.sendAwayText':
    'Ils ne pourront plus regarder pendant dix minutes. Ils peuvent encore prendre une place libre.',
} satisfies LobbyMessages;
