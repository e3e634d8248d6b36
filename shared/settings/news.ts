import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { ExportScope } from './exports.rules.ts';
import type { settings } from './word.ts';

export const kinds: KindsOf<typeof settings> = {
  'export.ready': { label: 'Une archive de données est prête', email: 'now' },
};

export const news: NewsOf<typeof settings, { scope?: ExportScope }> = {
  'export.ready': ({ scope }) => ({
    title:
      scope === 'account' ? 'L’archive de votre compte est prête' : 'L’archive des données de votre espace est prête',
    body: 'Vous pouvez la télécharger pendant sept jours, depuis vos paramètres.',
    path: paths.data,
  }),
};
