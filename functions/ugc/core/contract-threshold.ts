import { readSystemSettings } from '../../platform/system/system-settings.ts';

/** From which a written contract is asked for, in cents: what the platform says, never above what the law does. */
export const contractThresholdCents = async (): Promise<number> =>
  (await readSystemSettings())['ugc.contractThreshold'] * 100;
