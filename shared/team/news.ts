import { workspaceRoleLabels } from '../kernel/permission-labels.ts';
import type { WorkspaceRole } from '../kernel/permissions.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { team } from './word.ts';

export const kinds: KindsOf<typeof team> = {
  'member.joined': { label: 'Une personne rejoint l’espace' },
  'member.role_changed': { label: 'Le rôle d’une personne change' },
};

export const news: NewsOf<typeof team, { member?: { name: string; role: WorkspaceRole } }> = {
  'member.joined': ({ member }) => ({
    title: member ? `${member.name} a rejoint votre espace` : 'Une personne a rejoint votre espace',
    body: member ? `Rôle\u00a0: ${workspaceRoleLabels[member.role]}` : null,
    path: paths.team,
    many: { of: 'team', title: '{}\u00a0personnes ont rejoint votre espace' },
  }),
  'member.role_changed': ({ member }) => ({
    title: member ? `${member.name} a changé de rôle` : 'Une personne a changé de rôle',
    body: member ? `Nouveau rôle\u00a0: ${workspaceRoleLabels[member.role]}` : null,
    path: paths.team,
  }),
};
