import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function letters(text: string, count: number): string {
  const bytes = createHash('sha256').update(text).digest();
  return [...bytes.subarray(0, count)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** How the ids of all collaborations of a campaign begin: so they stand together. */
export const collaborationIdsOf = (campaignId: string): string => `clb_0${letters(campaignId, 9)}`;

/** A creator is in a campaign once: its id follows from both. */
export const collaborationIdOf = (campaignId: string, creatorId: string): string =>
  collaborationIdsOf(campaignId) + letters(`${campaignId}\n${creatorId}`, 16);
