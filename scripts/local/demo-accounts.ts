const agency = {
  email: 'demo@reclame.example',
  password: 'Bonjour2026',
  firstName: 'Camille',
  lastName: 'Moreau',
  company: 'Agence Démo',
  admin: false,
};
const administrator = {
  email: 'admin@reclame.example',
  password: 'Bonjour2026',
  firstName: 'Alix',
  lastName: 'Bernard',
  company: 'Réclame',
  admin: true,
};

/** The accounts of a local runtime. A stage has none. */
export const demoAccounts = [agency, administrator];

/** What the agency types to sign in. */
export const demoSignIn = { email: agency.email, password: agency.password };
