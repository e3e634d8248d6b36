import type { permissionVerbs, permissionWords, WorkspaceRole } from './permissions.ts';

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
