import { readSystemSettings } from './system-settings.ts';

/** Days after a trial or a subscription from which making things takes one; undefined while none is required. */
export async function graceDays(): Promise<number | undefined> {
  const settings = await readSystemSettings();
  return settings['billing.requireSubscription'] ? settings['billing.graceDays'] : undefined;
}
