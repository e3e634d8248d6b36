import type {
  AdminPermission,
  Permission,
  permissionVerbs,
  permissionWords,
  singlePermissions,
  WorkspaceRole,
} from './permissions.ts';

type Word = (typeof permissionWords)[number];
type Verb = (typeof permissionVerbs)[number];

/** The words of permissions as people read them, in the order of the menu. */
export const permissionWordLabels: Record<Word, string> = {
  dashboard: 'Dashboard',
  ads: 'Bibliothèque',
  boards: 'Boards',
  prospects: 'Prospects',
  clients: 'Clients',
  personas: 'Personas',
  ai: 'Générateur IA',
  campaigns: 'Campagnes',
  learning: 'IA Apprentissage',
  ugc: 'UGC',
  analytics: 'Analytics',
  notifications: 'Notifications',
  webhooks: 'Webhooks',
  settings: 'Paramètres',
};

export const permissionVerbLabels: Record<Verb, string> = {
  read: 'lire',
  write: 'écrire',
  delete: 'supprimer',
  export: 'exporter',
};

export const workspaceRoleLabels: Record<WorkspaceRole, string> = {
  owner: 'Propriétaire',
  manager: 'Responsable',
  member: 'Membre',
  viewer: 'Lecteur',
  accountant: 'Comptable',
};

/** What is of no word's four verbs; owning a workspace comes with the role alone. */
export const singlePermissionLabels: Record<Exclude<(typeof singlePermissions)[number], 'workspace:own'>, string> = {
  'team:read': 'Voir l’équipe',
  'team:manage': 'Gérer l’équipe',
  'billing:read': 'Voir l’offre et les factures',
  'billing:manage': 'Gérer l’offre et les paiements',
  'ugc:commit': 'Engager l’espace envers un créateur',
  'pixel:track': 'Envoyer des conversions à Meta',
};

export const adminPermissionLabels: Record<AdminPermission, string> = {
  'admin:users': 'Comptes et permissions',
  'admin:plans': 'Offres',
  'admin:payments': 'Paiements',
  'admin:activity': 'Journal de la plateforme',
  'admin:settings': 'Réglages de la plateforme',
};

const named = new Map<string, string>([
  ...Object.entries(singlePermissionLabels),
  ...Object.entries(adminPermissionLabels),
  ['workspace:own', 'Disposer de l’espace'],
]);

/** `Boards : exporter` */
export function permissionLabel(permission: Permission): string {
  const [word, verb] = permission.split(':') as [Word, Verb];
  return named.get(permission) ?? `${permissionWordLabels[word]}\u00a0: ${permissionVerbLabels[verb]}`;
}

/** What a role allows, in one line. */
export const workspaceRoleTexts: Record<WorkspaceRole, string> = {
  owner: 'Peut tout, y compris supprimer l’espace et nommer d’autres propriétaires.',
  manager: 'Peut tout, sauf payer et disposer de l’espace.',
  member: 'Travaille partout, sans changer les paramètres ni l’équipe.',
  viewer: 'Consulte sans rien changer.',
  accountant: 'Voit et règle l’offre et les factures, et peu d’autres choses.',
};
