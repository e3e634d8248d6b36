import type { Prospect } from '../../../../shared/contract/prospect.ts';
import { isClosed } from '../../../../shared/rules/prospects.ts';

/** What a prospect is called by: a person, otherwise a company, otherwise how to reach them. */
export function prospectName(
  prospect: Pick<Prospect, 'firstName' | 'lastName' | 'company' | 'email' | 'phoneNational'>,
) {
  const person = [prospect.firstName, prospect.lastName].filter(Boolean).join(' ');
  return person || prospect.company || prospect.email || prospect.phoneNational || 'Sans nom';
}

/** What was to be done is still to be done. */
export function isOverdue(
  { nextActionAt, status }: Pick<Prospect, 'nextActionAt' | 'status'>,
  now = new Date(),
): boolean {
  return nextActionAt !== null && !isClosed(status) && Date.parse(nextActionAt) < now.getTime();
}
