import { paths } from '../../../shared/page-paths.ts';
import { browser } from './browser.ts';
import { forgetLentToken, readLentToken } from './lent-session.ts';
import { tokenClaims } from './token-claims.ts';

const tokenKey = 'token';
const refreshTokenKey = 'refreshToken';
/** How far the server's clock is ahead of this machine's, in milliseconds, when the last token came. */
const clockOffsetKey = 'clockOffset';

export type Tokens = { token: string | null; refreshToken: string | null };

export function readTokens(): Tokens {
  const lent = readLentToken();
  if (lent) return { token: lent, refreshToken: null };
  return { token: localStorage.getItem(tokenKey), refreshToken: localStorage.getItem(refreshTokenKey) };
}

/** The time by the server's clock, which is the one that tokens end by. */
export function serverNow(): number {
  return Date.now() + Number(localStorage.getItem(clockOffsetKey) ?? 0);
}

export function storeTokens(pair: { token: string; refreshToken: string }): void {
  const madeAt = tokenClaims(pair.token)?.iat;
  if (madeAt) localStorage.setItem(clockOffsetKey, String(madeAt * 1000 - Date.now()));
  // The other tabs follow the token: its pair must be complete by then.
  localStorage.setItem(refreshTokenKey, pair.refreshToken);
  localStorage.setItem(tokenKey, pair.token);
}

/** The workspace that this document shows, from its start to its end; null before it is known. */
let workspaceHere: string | null = null;

const workspaceOf = (token: string | null) => (token && tokenClaims(token)?.workspaceId) || null;

/** Whether a token works in another workspace than the one that this document shows: nothing may be sent with it. */
export function isOfAnotherWorkspace(token: string | null): boolean {
  const workspace = workspaceOf(token);
  return workspaceHere !== null && workspace !== null && workspace !== workspaceHere;
}

export function isSignedIn(): boolean {
  return Boolean(readTokens().token);
}

export function endSession(to: string = paths.login): void {
  if (readLentToken()) {
    // What was lent to this tab ends with it: the session of who opened it goes on.
    forgetLentToken();
    browser.closeTab();
    browser.goTo(paths.impersonation);
    return;
  }
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(refreshTokenKey);
  localStorage.removeItem(clockOffsetKey);
  browser.goTo(to);
}

/** Follows a sign-in, a sign-out or a switch to another workspace made in another tab, or found when the browser brings back an old page. */
export function followOtherTabs(signedIn: boolean): () => void {
  workspaceHere = workspaceOf(readTokens().token);
  const follow = () => {
    if (isSignedIn() !== signedIn) browser.goTo(signedIn ? paths.login : paths.home);
    else if (isOfAnotherWorkspace(readTokens().token)) browser.goTo(paths.home);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) follow();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    workspaceHere = null;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
