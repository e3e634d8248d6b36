import type { SettingKey } from '../kernel/system-settings.ts';

export const settingGroups = {
  access: 'Accès',
} as const;

type SettingTexts = {
  group: keyof typeof settingGroups;
  label: string;
  description: string;
  /** What a choice calls its options. */
  options?: Readonly<Record<string, string>>;
};

/** What administrators read of each setting, in the order in which they see them. */
export const settingTexts: Readonly<Record<SettingKey, SettingTexts>> = {
  'signups.open': {
    group: 'access',
    label: 'Inscriptions ouvertes',
    description:
      'Fermées, personne ne peut créer de compte depuis la page d’inscription. Les invitations continuent de fonctionner.',
  },
};
