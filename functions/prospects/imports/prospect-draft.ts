import type { ProspectField } from '../../../shared/contract/prospects-imports.ts';
import { nothings } from '../../../shared/rules/prospect-columns.ts';
import { readText } from '../../platform/imports/read-values.ts';

/** What a record says of a prospect, field by field, as it came. */
export type Draft = Partial<Record<ProspectField, unknown>>;

const longestNothing = 20;

/** A draft without what only says that nothing is known. */
export function knownOf(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => {
      if (value === null || value === undefined) return false;
      if (typeof value !== 'string') return true;
      if (value.length > longestNothing) return true;
      const text = readText(value).toLowerCase();
      return text !== '' && !nothings.has(text);
    }),
  );
}
