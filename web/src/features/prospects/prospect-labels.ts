import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { isClosed } from '../../../../shared/prospects/prospects.rules.ts';

/** What was to be done is still to be done. */
export function isOverdue(
  { nextActionAt, status }: Pick<Prospect, 'nextActionAt' | 'status'>,
  now = new Date(),
): boolean {
  return nextActionAt !== null && !isClosed(status) && Date.parse(nextActionAt) < now.getTime();
}
