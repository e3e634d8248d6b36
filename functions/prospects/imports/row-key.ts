import { foldLabel } from '../../../shared/kernel/fold.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import type { Content } from '../core/prospect-content.ts';
import type { ReadProspect } from './read-record.ts';

export type ImportedRow = { line: number } & ReadProspect;

/** By what a row is known: its e-mail, else its phone, else its names. */
export type RowKey = { by: 'email' | 'phone' | 'names'; key: string };

/**
 * Names count with their company or, without one, with their city. Where there is neither, people may well bear the same
 * name: only a row that says exactly the same is the same person.
 */
export function rowKey(content: Content): RowKey {
  const { email, phone, company, lastName, firstName, city } = content;
  if (email) return { by: 'email', key: email };
  if (phone) return { by: 'phone', key: phone };
  const names = company || city ? [company, lastName, firstName, company ? undefined : city] : [wholeOf(content)];
  return { by: 'names', key: keyOf(names.map((name) => foldLabel(name ?? '')).join('\n')) };
}

/** All that a row says; what the import itself adds is left aside, and whose it is, which is no part of who it is. */
const wholeOf = ({
  collectedAt: _,
  source: __,
  ownerId: ___,
  clientId: ____,
  campaignId: _____,
  ...content
}: Content): string =>
  Object.entries(content)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${JSON.stringify(value)}`]))
    .sort()
    .join('\n');
