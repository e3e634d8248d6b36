import { quoted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { analytics } from './word.ts';

type Told = { report?: { name: string }; reason?: string };

export const kinds: KindsOf<typeof analytics> = {
  'report.in_review': { label: 'Rapport à relire' },
  'report.held': { label: 'Rapport qui n’est pas parti', email: 'now' },
};

export const news: NewsOf<typeof analytics, Told> = {
  'report.in_review': ({ report }, reportId) => ({
    title: `Le rapport${quoted(report)} attend votre relecture`,
    body: 'Il part tout seul à la fin du délai\u00a0: vous pouvez l’envoyer plus tôt, ou l’annuler.',
    path: paths.report(reportId),
  }),
  'report.held': ({ report, reason = null }, reportId) => ({
    title: `Le rapport${quoted(report)} n’est pas parti`,
    body: reason,
    path: paths.report(reportId),
  }),
};
