import type { Prospect as ShownProspect } from '../../../shared/prospects/prospect.ts';
import { AppError } from '../../platform/app-error.ts';
import { readProspect } from './read-prospect.ts';
import { shownProspect } from './shown-prospect.ts';

/** Who a prospect is, for whom it becomes a client of. */
export type ProspectIdentity = Pick<
  ShownProspect,
  'firstName' | 'lastName' | 'company' | 'email' | 'phoneNational' | 'jobTitle' | 'website' | 'industry'
>;

export async function prospectIdentity(workspaceId: string, prospectId: string): Promise<ProspectIdentity | null> {
  try {
    return shownProspect(await readProspect(workspaceId, prospectId));
  } catch (error) {
    if (error instanceof AppError && error.reason === 'not_found') return null;
    throw error;
  }
}
