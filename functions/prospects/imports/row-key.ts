import { foldLabel } from '../../../shared/rules/fold-label.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import type { Content } from '../prospect-content.ts';
import type { ReadProspect } from './read-prospect.ts';

export type ImportedRow = { line: number } & ReadProspect;

/** By what a row is known: its e-mail, else its phone, else its names, which count within its file only. */
export type RowKey = { by: 'email' | 'phone' | 'names'; key: string };

export function rowKey({ email, phone, company, lastName, firstName }: Content): RowKey {
  if (email) return { by: 'email', key: email };
  if (phone) return { by: 'phone', key: phone };
  return { by: 'names', key: keyOf([company, lastName, firstName].map((name) => foldLabel(name ?? '')).join('\n')) };
}
