import type { Prospect } from './prospect.ts';

type Naming = { [field in 'email' | 'phone' | 'company' | 'lastName']?: string | undefined };

/** What a prospect is called by: a person, otherwise a company, otherwise how to reach them. */
export function prospectName(
  prospect: Pick<Prospect, 'firstName' | 'lastName' | 'company' | 'email' | 'phoneNational'>,
) {
  const person = [prospect.firstName, prospect.lastName].filter(Boolean).join(' ');
  return person || prospect.company || prospect.email || prospect.phoneNational || 'Sans nom';
}

/** Whether its company is all that it is called by. */
export const isNamedByCompany = (prospect: Parameters<typeof prospectName>[0]): boolean =>
  prospect.company !== null && prospectName(prospect) === prospect.company;

/** Whether something says who it is: without any of these, nobody could be found again. */
export const isNamed = ({ email, phone, company, lastName }: Naming): boolean =>
  [email, phone, company, lastName].some((text) => text?.trim());
