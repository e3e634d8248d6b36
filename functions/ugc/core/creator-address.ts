import { emailOf } from './creator-email.ts';
import { CreatorIdentity } from './creator-identity.entity.ts';
import type { CreatorProfileItem } from './creator-profile.entity.ts';

/** Where a creator gets mails; null of who has left meanwhile. */
export async function creatorAddress({
  creatorId,
  emailKey,
}: Pick<CreatorProfileItem, 'creatorId' | 'emailKey'>): Promise<string | null> {
  const { data } = await CreatorIdentity.get({ emailKey }).go({ consistent: true });
  return data?.creatorId === creatorId ? emailOf(data) : null;
}
