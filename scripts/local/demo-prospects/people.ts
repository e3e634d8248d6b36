import type { Outcome, WrittenType } from '../../../shared/prospects/prospects.rules.ts';

type Said = { type: WrittenType; content: string; outcome?: Outcome };

export const firstNames = {
  female: [
    ...['Hélène', 'Chloé', 'Noémie', 'Julie', 'Aïcha', 'Léa', 'Sophie', 'Inès', 'Manon', 'Fatou', 'Clara', 'Anaïs'],
    ...['Solène', 'Maëlle', 'Nadia', 'Élodie', 'Linh', 'Agathe'],
  ],
  male: [
    ...[
      'Benoît',
      'Éric',
      'Samir',
      'Paul',
      'Mathieu',
      'Karim',
      'Antoine',
      'Thomas',
      'Yann',
      'Guillaume',
      'Mehdi',
      'Hugo',
    ],
    ...['Romain', 'Olivier', 'Cédric', 'Victor', 'Baptiste', 'Rémi'],
  ],
};

export const lastNames = [
  ...['Œuvrard', 'Lefèvre', 'Nguyen', 'Martin', 'Roux', 'Haddad', 'Caron', 'Girard', 'Diallo', 'Le Goff', 'Fontaine'],
  ...[
    'Benali',
    'Mercier',
    'Da Silva',
    'Chevalier',
    'Morel',
    'Guérin',
    'Perrot',
    'Traoré',
    'Lemoine',
    'Barbier',
    'Picard',
  ],
  ...[
    'Renaud',
    'Vasseur',
    'Colin',
    'Poirier',
    'Marchand',
    'Besnard',
    'Charpentier',
    'Legrand',
    'Étienne',
    'Pham',
    'Rivière',
  ],
];

/** Those who decide come first. */
export const jobs = {
  female: [
    ...['Directrice marketing', 'Directrice générale', 'Fondatrice', 'Gérante', 'CMO', 'Head of Growth'],
    ...[
      'Responsable acquisition',
      'Responsable e-commerce',
      'Cheffe de projet digital',
      'Traffic manager',
      'Consultante',
    ],
  ],
  male: [
    ...['Directeur marketing', 'Directeur général', 'Fondateur', 'Gérant', 'CMO', 'Head of Growth'],
    ...['Responsable acquisition', 'Responsable e-commerce', 'Chef de projet digital', 'Traffic manager', 'Consultant'],
  ],
};

export const cities = ['Paris', 'Lyon', 'Nantes', 'Lille', 'Bordeaux', 'Rennes', 'Toulouse', 'Marseille', 'Strasbourg'];

export const lossReasons = [
  'Budget reporté à l’an prochain',
  'A choisi une autre agence',
  'Ne répond plus',
  'Projet abandonné',
];

export const nextActions = [
  ...['Rappeler', 'Envoyer le devis', 'Relancer par e-mail', 'Préparer la démo', 'Proposer un audit', 'Faire le point'],
];

/** What is said at each step: to be contacted, qualified, offered something, and won. */
export const said: Said[][] = [
  [
    {
      type: 'call',
      content: 'Premier échange : internalise la création, cherche des idées de hooks.',
      outcome: 'positive',
    },
    { type: 'call', content: 'Messagerie, à rappeler en fin de semaine.', outcome: 'no_answer' },
    { type: 'email', content: 'Présentation envoyée, avec trois exemples de son secteur.', outcome: 'neutral' },
    { type: 'email', content: 'A répondu, veut voir ce que font ses concurrents.', outcome: 'positive' },
  ],
  [
    {
      type: 'meeting',
      content: 'Visio de 30 min : budget confirmé, deux décideurs à convaincre.',
      outcome: 'positive',
    },
    { type: 'meeting', content: 'Rendez-vous manqué, à replanifier.', outcome: 'no_show' },
    { type: 'note', content: 'Campagnes Meta à l’arrêt depuis l’été, refonte du site en cours.', outcome: 'positive' },
    { type: 'call', content: 'Rappelle après le salon, reste intéressé.', outcome: 'positive' },
  ],
  [
    { type: 'meeting', content: 'Démo de la veille concurrentielle, attend le devis.', outcome: 'quote_requested' },
    { type: 'email', content: 'Devis envoyé, réponse attendue sous quinze jours.', outcome: 'neutral' },
    { type: 'call', content: 'Négocie la durée de l’engagement.', outcome: 'neutral' },
  ],
  [
    { type: 'email', content: 'Devis signé, kick-off à caler.', outcome: 'positive' },
    { type: 'meeting', content: 'Lancement : accès aux comptes et calendrier.', outcome: 'positive' },
  ],
];
