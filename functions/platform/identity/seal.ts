import { decrypt, encrypt } from '../clients/kms.ts';

/** What a secret serves, and whose it is: a box opens for these two alone. */
export type SealScope = { purpose: string } & ({ workspaceId: string } | { userId: string });

/** Encrypts a secret of 4 KB at most before it is stored. */
export async function seal(scope: SealScope, text: string): Promise<string> {
  return Buffer.from(await encrypt(text, contextOf(scope))).toString('base64url');
}

/** The secret that was sealed; null for a box of another scope, or changed. */
export async function unseal(scope: SealScope, sealed: string): Promise<string | null> {
  const box = Buffer.from(sealed, 'base64url');
  return box.length === 0 ? null : decrypt(box, contextOf(scope));
}

const contextOf = (scope: SealScope): Record<string, string> =>
  'userId' in scope
    ? { purpose: scope.purpose, userId: scope.userId }
    : { purpose: scope.purpose, workspaceId: scope.workspaceId };
