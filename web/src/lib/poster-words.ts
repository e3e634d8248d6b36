import type { Ad } from '../../../shared/ads/ad.ts';

/** What the poster of an ad without a picture says: its headline, or its first sentence. */
export function posterWords({ headline, body, advertiser }: Pick<Ad, 'headline' | 'body' | 'advertiser'>): string {
  const first = body.trim().split(/(?<=[.!?…])\s|\n/)[0] ?? '';
  return headline?.trim() || first || advertiser.name;
}
