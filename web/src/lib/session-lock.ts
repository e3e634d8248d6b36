import { endSession, readTokens } from './session.ts';

const lockName = 'reclame-session';

const patienceMs = 30_000;

let lastInThisTab: Promise<unknown> = Promise.resolve();

/** Runs what replaces the session when no other tab does; without Web Locks, when nothing else of this tab does. */
export function aloneWithSession<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const locks: LockManager | null = navigator.locks;
  if (locks) return locks.request(lockName, { signal }, act);
  const turn = lastInThisTab.then(act);
  lastInThisTab = turn.catch(() => undefined);
  return turn;
}

/** Ends the session whose token was refused here, unless another has taken its place: waits for what is about to do so. */
export async function endUnlessReplaced(token: string | null): Promise<void> {
  if (readTokens().token !== token) return;
  const end = async () => {
    if (readTokens().token === token) endSession();
  };
  await aloneWithSession(end, AbortSignal.timeout(patienceMs)).catch(() => undefined);
}
