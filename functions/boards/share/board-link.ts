import { documents } from '../../../shared/page-paths.ts';
import { env } from '../../platform/env.ts';
import { shareToken } from '../../platform/identity/share-token.ts';

/** The public link of a board: where its page is, and the token that it bears. */
export async function boardLink(shareId: string): Promise<{ url: string; token: string }> {
  const token = await shareToken('share', shareId);
  return { url: `${env.APP_URL}${documents.sharedBoard}/${token}`, token };
}
