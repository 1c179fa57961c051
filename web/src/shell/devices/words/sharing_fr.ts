// French texts of sharing games with one's own other devices, in the words of the glossary.

import type { DevicesMessages } from './sharing_en.ts';

export const texts: DevicesMessages = {
  'devices.title': 'Utiliser ceci sur un autre appareil',
  'devices.hint':
    'Vos places et la liste de vos parties arrivent aussi sur votre téléphone ou votre ordinateur, et tous vos appareils restent à jour. Sans nom, sans adresse et sans mot de passe : il suffit d’une clé, que seuls vos appareils possèdent. Le serveur garde sous clé ce qu’ils partagent et ne peut pas le lire. Les parties qui n’existent que dans ce navigateur y restent ; les autres appareils voient comment elles se sont terminées.',
  'devices.begin': 'Afficher le code pour un autre appareil',
  'devices.code': 'Amenez votre autre appareil ici',
  'devices.codeHint': 'Scannez ce code avec l’appareil photo de votre autre appareil, ou ouvrez-y le lien.',
  'devices.secret':
    'Ne le montrez à personne : qui possède ce code peut jouer pour vous et voit vos parties.',
  'devices.qr': 'Code QR du lien pour vos propres appareils',
  'devices.copy': 'Copier le lien',
  'devices.alone':
    'Le lien mène à {host}, c’est-à-dire à cet appareil seul. Ouvrez cette page à une adresse que votre autre appareil atteint aussi.',
  'devices.onAt': 'Cet appareil est à jour avec les autres, depuis {time}.',
  'devices.atWork': 'Mise à jour de vos appareils…',
  'devices.unreachable':
    'Vos autres appareils sont injoignables pour l’instant. Un nouvel essai se fera tout seul.',
  'devices.cut':
    'Cet appareil ne partage plus ses parties : la clé a été renouvelée sur un autre appareil, ou n’a pas servi depuis longtemps. Ce qui est ici y reste. Pour partager de nouveau, ouvrez ici le lien de votre autre appareil, ou recommencez.',
  'devices.cutNotice':
    'Cet appareil ne partage plus ses parties avec les autres : la clé y a été renouvelée, ou n’a pas servi depuis longtemps.',
  'devices.stop': 'Arrêter sur cet appareil',
  'devices.stopped':
    'Cet appareil continue seul. Ce qui est ici y reste, et vos autres appareils continuent.',
  'devices.lose': 'Exclure un appareil perdu',
  'devices.loseText':
    'La clé et toutes vos places reçoivent de nouveaux secrets : un appareil qui a les anciens ne joue plus pour vous et n’apprend plus rien. Ce qu’il a déjà vu, il le garde. Vos autres appareils ont besoin du nouveau code, eux aussi.',
  'devices.loseDo': 'Exclure',
  'devices.losing': 'Création de nouveaux secrets…',
  'devices.lostDone': {
    one: 'Il y a une nouvelle clé, et votre place à {n} table a un nouveau secret.',
    other: 'Il y a une nouvelle clé, et vos places à {n} tables ont de nouveaux secrets.',
  },
  'devices.lostNot':
    'Ces tables sont restées injoignables, et l’appareil perdu peut encore y jouer pour vous : {tables}. Réessayez.',
  'devices.again': 'Réessayer',
  'devices.bring': 'Amener vos parties sur cet appareil ?',
  'devices.bringText':
    'Les places et les parties de votre autre appareil arrivent ici, rien de ce qui est ici n’est perdu, et les deux restent à jour désormais.',
  'devices.bringCare':
    'Ne continuez que si ce lien vient d’un appareil à vous : qui vous l’a donné voit vos parties et peut jouer pour vous.',
  'devices.bringOther':
    'Cet appareil partage déjà avec d’autres. Il partagera désormais avec ceux de ce lien.',
  'devices.bringDo': 'Les amener ici',
  'devices.bringNot': 'Pas maintenant',
  'devices.brought': {
    one: '{n} partie est arrivée sur cet appareil.',
    other: '{n} parties sont arrivées sur cet appareil.',
  },
  'devices.broughtNone': 'Vos appareils sont à jour. Il n’y avait rien de nouveau pour celui-ci.',
  'devices.none':
    'Ce lien ne mène plus à rien : sa clé a été renouvelée, ou n’a pas servi depuis longtemps. Affichez de nouveau le code sur votre autre appareil.',
  'devices.noKey':
    'Ce lien est arrivé sans sa clé. Affichez le code sur votre autre appareil et scannez-le avec l’appareil photo.',
  'devices.unkept': 'Ce navigateur n’enregistre rien pour cette page, donc pas de clé non plus.',
  'devices.offered': 'Ce serveur ne garde rien pour plusieurs appareils.',
};
