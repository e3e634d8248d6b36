import { paths } from '../../../shared/page-paths.ts';
import { browser } from './browser.ts';
import { tokenClaims } from './token-claims.ts';

const tokenKey = 'token';
const refreshTokenKey = 'refreshToken';
/** How far the server's clock is ahead of this machine's, in milliseconds, when the last token came. */
const clockOffsetKey = 'clockOffset';

export type Tokens = { token: string | null; refreshToken: string | null };

export function readTokens(): Tokens {
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

export function isSignedIn(): boolean {
  return Boolean(readTokens().token);
}

export function endSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(refreshTokenKey);
  localStorage.removeItem(clockOffsetKey);
  browser.goTo(paths.login);
}

/** Follows a sign-in or a sign-out made in another tab, or found when the browser brings back an old page. */
export function followOtherTabs(signedIn: boolean): () => void {
  const follow = () => {
    if (isSignedIn() !== signedIn) browser.goTo(signedIn ? paths.login : paths.home);
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
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
