/** The accounts of a local runtime. A stage has none. */
export const demoAccounts = [
  {
    email: 'demo@reclame.example',
    password: 'Bonjour2026',
    firstName: 'Camille',
    lastName: 'Moreau',
    company: 'Agence Démo',
    admin: false,
  },
  {
    email: 'admin@reclame.example',
    password: 'Bonjour2026',
    firstName: 'Alix',
    lastName: 'Bernard',
    company: 'Réclame',
    admin: true,
  },
];
