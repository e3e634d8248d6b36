import { captureError } from '../../platform/clients/monitoring.ts';
import { log } from '../../platform/log.ts';

/** Receivers refuse what is five minutes off; from half a minute on, someone should look. */
const toldSeconds = 30;
/** One server that is off is wrong; when the last so many agree against us, we are. */
const witnesses = 3;
const lookedAt = 5;
const saidEveryMs = 3_600_000;

/** Of the last servers that answered, how far each is ahead of us. */
const seen = new Map<string, number>();
let saidAt = 0;

/** Seconds that a server is ahead of us, by the `Date` of its answer; null when that says nothing. */
export function skewOf(date: string | undefined, now: Date): number | null {
  const theirs = Date.parse(date ?? '');
  return Number.isNaN(theirs) ? null : Math.round((theirs - now.getTime()) / 1000);
}

/** Has people look at our clock when several servers say that it is off. */
export async function noteSkew(host: string, skewSeconds: number): Promise<void> {
  seen.delete(host);
  seen.set(host, skewSeconds);
  for (const oldest of [...seen.keys()].slice(0, -lookedAt)) seen.delete(oldest);
  const all = [...seen.values()];
  const isOff =
    all.length >= witnesses && (all.every((one) => one > toldSeconds) || all.every((one) => one < -toldSeconds));
  if (!isOff || Date.now() - saidAt < saidEveryMs) return;
  saidAt = Date.now();
  const error = new Error(`Our clock is off: ${all.length} servers are ${all.join(', ')} seconds ahead of it`);
  log.error('clock is off', error, { worker: 'deliver-webhook' });
  await captureError(error, { worker: 'deliver-webhook' });
}
