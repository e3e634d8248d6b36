import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { upperFirst } from '../../../../../shared/kernel/first-letter.ts';
import { formatCount, formatList } from '../../../lib/format.ts';
import type { DuplicateGroup } from './use-duplicates.ts';

const words = { email: 'même e-mail', phone: 'même téléphone', name: 'mêmes nom et entreprise' } as const;

/** « 3 échanges » */
export const exchangeWords = (count: number): string => (count === 0 ? 'aucun échange' : formatCount(count, 'échange'));

/** « Même e-mail et même téléphone » */
export function sharedWords({ by }: Pick<DuplicateGroup, 'by'>): string {
  const text = formatList(keysOf(words).flatMap((one) => (by.includes(one) ? [words[one]] : [])));
  return upperFirst(text);
}
