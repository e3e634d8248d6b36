import { AppError } from '../../platform/app-error.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { seal, unseal } from '../../platform/identity/seal.ts';
import type { CreatorIdentityItem } from './creator-identity.entity.ts';

const scopeOf = (creatorId: string) => ({ purpose: 'creator-email', userId: creatorId });

/** By what an address, normalised as all are, is found: it is typed in capitals or not. */
export const emailKeyOf = (email: string): string => keyOf(email.toLowerCase());

export const sealEmail = (creatorId: string, email: string): Promise<string> => seal(scopeOf(creatorId), email);

/** The address of a creator, for a mail. */
export async function emailOf({ creatorId, sealedEmail }: CreatorIdentityItem): Promise<string> {
  const email = await unseal(scopeOf(creatorId), sealedEmail);
  if (email === null) throw new AppError('internal_error');
  return email;
}
