import { keyRing, sameText, sign } from './keys.ts';

/** What a link opens: one of a board opens no report. */
type Purpose = 'share' | 'report-share' | 'report-recipient' | 'ugc-call';

/** The token of a public link: derived from the signing key, so the table holds nothing that opens anything. */
export async function shareToken(purpose: Purpose, shareId: string): Promise<string> {
  const { current } = await keyRing();
  return `${shareId}.${sign(current.key, purpose, shareId)}`;
}

/** The share that a token of ours names, or null. Whether it still opens anything is for the share to tell. */
export async function readShareToken(purpose: Purpose, token: string): Promise<string | null> {
  const [, shareId = '', signature = ''] = /^([a-z]{3}_\w{26})\.([\w-]{43})$/.exec(token) ?? [];
  const { keys } = await keyRing();
  const ours = [...keys.values()].some((key) => sameText(sign(key, purpose, shareId), signature));
  return ours ? shareId : null;
}
