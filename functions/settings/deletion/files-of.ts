import type { Subject } from './purge-pass.entity.ts';

/** The folders of a workspace in the bucket. Its logos are found by what shows them, and its invoices stay. */
export const foldersOfWorkspaces = [
  'creatives',
  'exports',
  'imports',
  'prospects',
  'report-runs',
  'reports',
  'ugc',
  'uploads',
] as const;

/** What stays, with its reason. */
export const keptFolders = { invoices: 'an invoice is kept for ten years (code de commerce, L123-22)' };

/** Archives of one's data, of a workspace or of a person. */
const foldersOfAll = ['data-exports'];

export const foldersOf = ({ subjectId, scope }: Pick<Subject, 'subjectId' | 'scope'>): string[] =>
  [...foldersOfAll, ...(scope === 'workspace' ? foldersOfWorkspaces : [])].map((folder) => `${folder}/${subjectId}/`);
