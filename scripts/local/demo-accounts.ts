import type { WorkspacePermission, WorkspaceRole } from '../../shared/kernel/permissions.ts';

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

type Colleague = {
  email: string;
  firstName: string;
  lastName: string;
  role: WorkspaceRole;
  grants?: WorkspacePermission[];
  refusals?: WorkspacePermission[];
};

/** Who works in the agency beside its owner. */
export const demoColleagues: Colleague[] = [
  { email: 'paul@reclame.example', firstName: 'Paul', lastName: 'Marchand', role: 'manager' },
  { email: 'ines@reclame.example', firstName: 'Inès', lastName: 'Roussel', role: 'member' },
  {
    email: 'hugo@reclame.example',
    firstName: 'Hugo',
    lastName: 'Lefèvre',
    role: 'member',
    grants: ['settings:write', 'billing:read'],
    refusals: ['prospects:export'],
  },
  { email: 'nadia@reclame.example', firstName: 'Nadia', lastName: 'Benali', role: 'accountant' },
];

/** Who is invited there. */
export const demoGuest = { email: 'lea@studio-aube.example', role: 'viewer' } as const;

/** The accounts of a local runtime. A stage has none. */
export const demoAccounts = [agency, administrator];

/** What the agency types to sign in. */
export const demoSignIn = { email: agency.email, password: agency.password };
