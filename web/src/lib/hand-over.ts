import { paths } from '../../../shared/page-paths.ts';
import { browser } from './browser.ts';
import { isRecord } from './is-record.ts';
import { keepLentToken } from './lent-session.ts';

const ready = 'reclame:impersonation-ready';
const kind = 'reclame:impersonation';

/**
 * Opens a tab that sees Réclame as someone else, and hands it its token once it asks: in no address, and in no storage that
 * other tabs read. False when the browser would not open one.
 */
export function openViewWith(token: string): boolean {
  const tab = browser.openOwnTab(paths.impersonation);
  if (!tab) return false;
  const give = ({ source, origin, data }: MessageEvent) => {
    if (source !== tab || origin !== window.location.origin || data !== ready) return;
    window.removeEventListener('message', give);
    tab.postMessage({ kind, token }, origin);
  };
  window.addEventListener('message', give);
  return true;
}

/** Takes in this tab what its opener hands over, once. Without an opener there is nothing to take. */
export function takeView(onTaken: () => void): () => void {
  const opener: Window | null = window.opener;
  if (!opener) return () => {};
  const take = ({ source, origin, data }: MessageEvent) => {
    if (source !== opener || origin !== window.location.origin) return;
    if (!isRecord(data) || data.kind !== kind || typeof data.token !== 'string') return;
    keepLentToken(data.token);
    // From here on neither tab reaches the other.
    window.opener = null;
    onTaken();
  };
  window.addEventListener('message', take);
  opener.postMessage(ready, window.location.origin);
  return () => window.removeEventListener('message', take);
}
