import { maskedEmail } from '../../../shared/ugc/space.rules.ts';
import { creatorAddress } from './creator-address.ts';
import { CreatorProfile } from './creator-profile.entity.ts';

/** To which address the code went. */
export async function maskedAddressOf(creatorId: string): Promise<string | null> {
  const { data: profile } = await CreatorProfile.get({ creatorId }).go({ consistent: true });
  const email = profile && (await creatorAddress(profile));
  return email && maskedEmail(email);
}
