import { isRecord } from './is-record.ts';

type Claims = { iat: number | null; exp: number; workspaceId: string | null };

/** Where a token works, and when it says that it was made and that it ends, in seconds by the server's clock; null when it cannot be read. */
export function tokenClaims(token: string): Claims | null {
  const claims = claimsIn(token);
  if (typeof claims?.exp !== 'number') return null;
  const { exp, iat, wid } = claims;
  return {
    exp,
    iat: typeof iat === 'number' ? iat : null,
    workspaceId: typeof wid === 'string' ? wid : null,
  };
}

/** The person and the workspace that a token is of, as one text; a text of its own for one that cannot be read. */
export function whoseToken(token: string | null): string {
  const { sub, wid } = claimsIn(token ?? '') ?? {};
  return `${String(sub ?? '')}:${String(wid ?? '')}`;
}

function claimsIn(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return isRecord(claims) ? claims : null;
  } catch {
    // Not a token that can be read: the server will judge it.
    return null;
  }
}
