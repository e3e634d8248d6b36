import { createHash } from 'node:crypto';
import type { AdPlatform } from '../../../shared/ads/ads.rules.ts';
import { fold } from '../../../shared/kernel/fold.ts';

/** What tells an ad from others: its id on the platform, else its name, else its words. */
export type Identified = {
  platform: AdPlatform;
  adId?: string | undefined;
  name?: string | undefined;
  text?: string | undefined;
};

/** Of an ad, the same in every import that names it so. */
export function adKeyOf({ platform, adId, name, text = '' }: Identified): string {
  if (adId) return `${platform} i${adId}`;
  return name ? nameKeyOf(platform, name) : `${platform} t${hashOf(fold(text))}`;
}

export const nameKeyOf = (platform: AdPlatform, name: string): string => `${platform} n${fold(name)}`;

/** `res_` and 24 letters and digits. */
export const resultIdOf = (adKey: string): string => `res_${hashOf(adKey)}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
