import {
  permissionVerbLabels,
  permissionWordLabels,
  singlePermissionLabels,
  workspaceRoleLabels,
} from '../../../../../shared/kernel/permission-labels.ts';
import type { Place, WorkspacePermission } from '../../../../../shared/kernel/permissions.ts';

type Entries<Labels> = [keyof Labels, string][];
export const words = Object.entries(permissionWordLabels) as Entries<typeof permissionWordLabels>;
export const verbs = Object.entries(permissionVerbLabels) as Entries<typeof permissionVerbLabels>;
export const singles = Object.entries(singlePermissionLabels) as Entries<typeof singlePermissionLabels>;

const byWord = words.flatMap(([word, label]) =>
  verbs.map(([verb, name]) => [`${word}:${verb}`, `${label}\u00a0: ${name}`] as const),
);
const labels = new Map<string, string>([...byWord, ...singles]);

/** `Boards : exporter` */
export const permissionText = (permission: WorkspacePermission): string => labels.get(permission) ?? permission;

/** How far a member is from their role: `+ Paramètres : écrire`. */
export function differenceInWords({ grants = [], refusals = [] }: Omit<Place, 'role'>): string {
  const parts = [
    ...grants.map((permission) => `+\u00a0${permissionText(permission)}`),
    ...refusals.map((permission) => `−\u00a0${permissionText(permission)}`),
  ];
  return parts.join(', ');
}

/** `Membre, + Paramètres : écrire` */
export const placeText = (place: Place): string =>
  [workspaceRoleLabels[place.role], differenceInWords(place)].filter(Boolean).join(', ');
