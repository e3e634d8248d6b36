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

/** `+2 −1`: how far a member is from their role; empty for who has just that. */
export function differenceText({ grants = [], refusals = [] }: Omit<Place, 'role'>): string {
  const parts = [
    ...(grants.length > 0 ? [`+${grants.length}`] : []),
    ...(refusals.length > 0 ? [`−${refusals.length}`] : []),
  ];
  return parts.join(' ');
}

/** The same in words. */
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
