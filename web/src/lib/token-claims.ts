import { isRecord } from './is-record.ts';

type Claims = { iat: number | null; exp: number };

/** When a token says that it was made and that it ends, in seconds by the server's clock; null when it cannot be read. */
export function tokenClaims(token: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    if (!isRecord(claims) || typeof claims.exp !== 'number') return null;
    return { exp: claims.exp, iat: typeof claims.iat === 'number' ? claims.iat : null };
  } catch {
    // Not a token that can be read: the server will judge it.
    return null;
  }
}
