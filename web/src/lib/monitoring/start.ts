import { onConsent, readConsent } from '../consent/choice.ts';
import { loadConfig } from './load-config.ts';
import { forwardErrors, keepEarlyErrors } from './report-error.ts';
import type { Client } from './sdk.ts';

type LoadSdk = () => Promise<typeof import('./sdk.ts')>;

let started = false;

/** Called before the first render, which does not wait for it: keeps early errors, then starts once the page is there. */
export function startMonitoring(loadSdk: LoadSdk = () => import('./sdk.ts')): void {
  if (started) return;
  started = true;
  keepEarlyErrors();
  whenIdle(() => {
    start(loadSdk).catch((failure) => {
      forwardErrors(ignore);
      logFailure(failure);
    });
  });
}

async function start(loadSdk: LoadSdk): Promise<void> {
  const { sentryDsn, ...config } = await loadConfig();
  if (!sentryDsn) return forwardErrors(ignore);
  const { sendError, startSdk } = await loadSdk();
  const client = startSdk({ ...config, sentryDsn });
  forwardErrors(sendError);
  followConsent(client);
}

function followConsent(client: Client): void {
  const apply = async () => {
    const accepted = readConsent() === 'accepted';
    if (!accepted && !client.getIntegrationByName('Replay')) return;
    const { addReplay, stopReplay } = await import('./replay.ts');
    if (accepted) addReplay(client);
    else stopReplay(client);
  };
  const applyOrLog = () => apply().catch(logFailure);
  onConsent(applyOrLog);
  applyOrLog();
}

function whenIdle(act: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 3_000 }) : setTimeout(act, 1);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

const ignore = () => {};

const logFailure = (failure: unknown) => console.error('[monitoring]', failure);
