import { firstName } from '../kernel/plans.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { writeToUs } from '../kernel/write-to-us.ts';
import { paths } from '../page-paths.ts';
import type { admin } from './word.ts';

export const kinds: KindsOf<typeof admin> = {
  'workspace.suspended': { label: 'L’espace est suspendu', required: true, email: 'now' },
  'workspace.restored': { label: 'L’espace est rétabli', required: true, email: 'now' },
  'workspace.offer_changed': { label: 'L’offre convenue a changé', required: true, email: 'now' },
};

type Told = { name?: string; support?: string; planCode?: string; planName?: string };

export const news: NewsOf<typeof admin, Told> = {
  'workspace.suspended': ({ name = '', support }) => ({
    title: `L’espace ${name} est suspendu`.replace('  ', ' '),
    body: `Personne n’y entre, et rien n’en part. Rien n’est supprimé. Si c’est une erreur, ${writeToUs(support)}`,
    path: paths.home,
  }),
  'workspace.restored': ({ name = '' }) => ({
    title: `L’espace ${name} est rétabli`.replace('  ', ' '),
    body: 'Vous y retrouvez tout ce que vous y aviez laissé.',
    path: paths.home,
  }),
  'workspace.offer_changed': ({ planCode, planName }) => ({
    title: planCode
      ? `Votre espace est à l’offre ${planName ?? firstName(planCode)}, par accord`
      : 'L’offre de votre espace a changé',
    body: 'Rien n’est supprimé ni masqué\u00a0: au-delà d’une limite, seules les créations s’arrêtent.',
    path: paths.billing,
  }),
};
