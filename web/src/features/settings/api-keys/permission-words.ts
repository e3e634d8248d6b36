import {
  permissionVerbLabels,
  permissionWordLabels,
  singlePermissionLabels,
} from '../../../../../shared/kernel/permission-labels.ts';
import { type ApiKeyPermission, apiKeyPermissions, pixelTrack } from '../../../../../shared/kernel/permissions.ts';

type Entries<Labels> = [keyof Labels, string][];
type KeyLabels = Omit<typeof permissionWordLabels, 'settings'>;

/** A key never reaches the settings. */
const { settings: _, ...keyLabels } = permissionWordLabels;
export const words = Object.entries(keyLabels) as Entries<KeyLabels>;
export const verbs = Object.entries(permissionVerbLabels) as Entries<typeof permissionVerbLabels>;

/** What is of no word. */
export const trackText = singlePermissionLabels[pixelTrack];

/** The common choices, and the one that opens all the others. */
export const presets = [
  {
    value: 'conversions',
    label: 'Envoyer des conversions',
    description: 'Pour le serveur d’une boutique. Cette clé ne permet rien d’autre (pixel:track).',
    permissions: [pixelTrack],
  },
  {
    value: 'reading',
    label: 'Tout lire',
    description: 'Pour un outil de reporting\u00a0: il consulte vos données sans rien y changer.',
    permissions: apiKeyPermissions.filter((permission) => permission.endsWith(':read')),
  },
  { value: 'chosen', label: 'Choisir les autorisations', description: null, permissions: null },
] as const satisfies { permissions: readonly ApiKeyPermission[] | null; [words: string]: unknown }[];

export type Preset = (typeof presets)[number]['value'];

/** `Boards : lire · Webhooks : lire, écrire` */
export function permissionsText(permissions: readonly ApiKeyPermission[]): string {
  if (apiKeyPermissions.every((permission) => permissions.includes(permission))) return 'Tout, sauf les paramètres';
  const byWord = words
    .map(([word, label]) => ({
      label,
      may: verbs.filter(([verb]) => permissions.includes(`${word}:${verb}`)).map(([, name]) => name),
    }))
    .filter(({ may }) => may.length > 0)
    .map(({ label, may }) => `${label}\u00a0: ${may.join(', ')}`);
  return [...byWord, ...(permissions.includes(pixelTrack) ? [trackText] : [])].join(' · ');
}
