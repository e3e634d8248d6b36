import { seal, unseal } from '../../platform/identity/seal.ts';
import { hintOf } from '../../platform/identity/secret-hint.ts';
import type { PixelItem } from './pixel.entity.ts';

const scopeOf = (workspaceId: string) => ({ purpose: 'pixel-token', workspaceId });

/** A token as it is stored: it is never answered. */
export const sealedToken = async (workspaceId: string, token: string) => ({
  sealedToken: await seal(scopeOf(workspaceId), token),
  hint: hintOf(token),
});

/** The token of a pixel; null when it can be opened no more. */
export const tokenOf = ({ workspaceId, sealedToken }: PixelItem): Promise<string | null> =>
  unseal(scopeOf(workspaceId), sealedToken);
