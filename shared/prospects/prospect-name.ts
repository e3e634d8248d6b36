import type { Prospect } from './prospect.ts';

/** What a prospect is called by: a person, otherwise a company, otherwise how to reach them. */
export function prospectName(
  prospect: Pick<Prospect, 'firstName' | 'lastName' | 'company' | 'email' | 'phoneNational'>,
) {
  const person = [prospect.firstName, prospect.lastName].filter(Boolean).join(' ');
  return person || prospect.company || prospect.email || prospect.phoneNational || 'Sans nom';
}
