import type { Prospect } from '../../../../shared/contract/prospect.ts';
import { isClosed } from '../../../../shared/rules/prospects.ts';

/** What was to be done is still to be done. */
export function isOverdue(
  { nextActionAt, status }: Pick<Prospect, 'nextActionAt' | 'status'>,
  now = new Date(),
): boolean {
  return nextActionAt !== null && !isClosed(status) && Date.parse(nextActionAt) < now.getTime();
}
