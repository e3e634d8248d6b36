import { env } from '../../platform/env.ts';
import { keyRing, sameText, sign } from '../../platform/identity/keys.ts';

const purpose = 'share';

/** The token of a public link: derived from the signing key, so the table holds nothing that opens a board. */
export async function shareToken(shareId: string): Promise<string> {
  const { current } = await keyRing();
  return `${shareId}.${sign(current.key, purpose, shareId)}`;
}

/** The share that a token of ours names, or null. Whether it still opens anything is for the share to tell. */
export async function readShareToken(token: string): Promise<string | null> {
  const [, shareId = '', signature = ''] = /^(shr_\w{26})\.([\w-]{43})$/.exec(token) ?? [];
  const { keys } = await keyRing();
  const ours = [...keys.values()].some((key) => sameText(sign(key, purpose, shareId), signature));
  return ours ? shareId : null;
}

export const sharedPage = (token: string): string => `${env.APP_URL}/partage/${token}`;
