import { fields, namesWith } from './fields.ts';

/** The header of the export: the fields, then what the product knows of a prospect. */
export const prospectCsvHeader: readonly string[] = [
  ...namesWith('exported').map((name) => fields[name].exported),
  ...['Score', 'Note', 'Dernière activité', 'Créé le'],
];
