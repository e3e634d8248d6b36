import {
  permissionLabel,
  permissionVerbLabels,
  permissionWordLabels,
  singlePermissionLabels,
  workspaceRoleLabels,
} from '../../../shared/kernel/permission-labels.ts';
import { type Place, rolePermissions, type WorkspacePermission } from '../../../shared/kernel/permissions.ts';

type Entries<Labels> = [keyof Labels, string][];
export const words = Object.entries(permissionWordLabels) as Entries<typeof permissionWordLabels>;
export const verbs = Object.entries(permissionVerbLabels) as Entries<typeof permissionVerbLabels>;
export const singles = Object.entries(singlePermissionLabels) as Entries<typeof singlePermissionLabels>;

/** How far a member is from their role: `+ Paramètres : écrire`. */
export function differenceInWords({ grants = [], refusals = [] }: Omit<Place, 'role'>): string {
  const parts = [
    ...grants.map((permission) => `+\u00a0${permissionLabel(permission)}`),
    ...refusals.map((permission) => `−\u00a0${permissionLabel(permission)}`),
  ];
  return parts.join(', ');
}

/** `Membre, + Paramètres : écrire` */
export const placeText = (place: Place): string =>
  [workspaceRoleLabels[place.role], differenceInWords(place)].filter(Boolean).join(', ');

export const ownerText = 'Un propriétaire a toutes les autorisations';

/** Given or taken back, beside the role. */
export function toggled(place: Place, permission: WorkspacePermission): Place {
  const { role, grants = [], refusals = [] } = place;
  const flip = (list: readonly WorkspacePermission[]) =>
    list.includes(permission) ? list.filter((one) => one !== permission) : [...list, permission];
  return rolePermissions[role].includes(permission)
    ? { role, grants, refusals: flip(refusals) }
    : { role, grants: flip(grants), refusals };
}

/** What changes from one place to the other, in words. */
export function changeText(before: Place, after: Place): string {
  const news = {
    grants: (after.grants ?? []).filter((one) => !before.grants?.includes(one)),
    refusals: (after.refusals ?? []).filter((one) => !before.refusals?.includes(one)),
  };
  const role = before.role === after.role ? '' : placeText({ role: after.role });
  const parts = [role, differenceInWords(news)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Retour à ce que donne le rôle';
}
