import type { AdFormat, AdPlatform, Industry } from '../../../shared/ads/ads.rules.ts';
import type { Seeded } from '../../../shared/kernel/seeded.ts';
import type { Advertiser, Lexicon } from './lexicon.ts';

type Platforms = Partial<Record<AdPlatform, number>>;

/** How likely an ad of an industry is on a platform, beside Facebook and Instagram. */
const besides: Partial<Record<Industry, Platforms>> = {
  beauty: { tiktok: 0.3, pinterest: 0.15, youtube: 0.1, snapchat: 0.1 },
  fashion: { tiktok: 0.28, pinterest: 0.22, snapchat: 0.12, threads: 0.06 },
  business: { linkedin: 0.42, google: 0.15, youtube: 0.08 },
  manufacturing: { linkedin: 0.55, google: 0.2 },
  careers: { linkedin: 0.25, snapchat: 0.18, tiktok: 0.2 },
  education: { tiktok: 0.2, youtube: 0.14, linkedin: 0.12 },
  finance: { google: 0.18, youtube: 0.14, linkedin: 0.08, tiktok: 0.1 },
  legal: { google: 0.3, linkedin: 0.22 },
  furniture: { pinterest: 0.34, youtube: 0.06 },
  home: { google: 0.22, pinterest: 0.1, youtube: 0.06 },
  'real-estate': { google: 0.2, linkedin: 0.06, whatsapp: 0.08 },
  'car-sales': { google: 0.22, youtube: 0.16 },
  'car-repair': { google: 0.3, whatsapp: 0.05 },
  'health-fitness': { tiktok: 0.26, youtube: 0.12, snapchat: 0.1 },
  sports: { tiktok: 0.2, youtube: 0.18 },
  travel: { pinterest: 0.16, youtube: 0.16, tiktok: 0.12 },
  restaurants: { tiktok: 0.2, google: 0.12, snapchat: 0.06 },
  shopping: { pinterest: 0.2, tiktok: 0.14 },
  pets: { tiktok: 0.16, youtube: 0.06 },
  arts: { pinterest: 0.12, youtube: 0.08, threads: 0.06 },
};
const everywhere: Platforms = { messenger: 0.22, audience_network: 0.16, threads: 0.03, google: 0.05 };

export function platformsOf({ industry }: Lexicon, chances: Seeded): AdPlatform[] {
  const others = Object.entries({ ...everywhere, ...besides[industry] }) as [AdPlatform, number][];
  // Networks outside Meta have campaigns of their own.
  const alone = others.filter(([platform]) => /^(tiktok|youtube|google|linkedin|snapchat|pinterest)$/.test(platform));
  for (const [platform, likely] of alone) if (chances.chance(likely * 0.6)) return [platform];
  const both = chances.weighted({ both: 74, facebook: 12, instagram: 14 });
  const meta: AdPlatform[] = both === 'both' ? ['facebook', 'instagram'] : [both];
  const more = others.filter(([platform]) => /^(messenger|audience_network|threads|whatsapp)$/.test(platform));
  return [...meta, ...more.filter(([, likely]) => chances.chance(likely)).map(([platform]) => platform)];
}

export type Shape = 'square' | 'portrait' | 'story' | 'landscape';

export const shapes: Record<Shape, { width: number; height: number }> = {
  square: { width: 1200, height: 1200 },
  portrait: { width: 1200, height: 1500 },
  story: { width: 1080, height: 1920 },
  landscape: { width: 1200, height: 628 },
};

const formats: Partial<Record<AdFormat, number>> = { image: 54, video: 27, carousel: 19 };

/** The format and the shape that fit where an ad is shown. */
export function formatOf(platforms: readonly AdPlatform[], chances: Seeded): { format: AdFormat; shape: Shape } {
  const [first] = platforms;
  if (first === 'tiktok' || first === 'snapchat') return { format: 'video', shape: 'story' };
  if (first === 'youtube') return { format: 'video', shape: 'landscape' };
  if (first === 'pinterest') return { format: 'image', shape: 'portrait' };
  if (first === 'google' && chances.chance(0.6)) return { format: 'text', shape: 'landscape' };
  if (first === 'google') return { format: 'image', shape: 'landscape' };
  const format = chances.weighted(formats);
  if (format === 'carousel') return { format, shape: 'square' };
  if (format === 'video') return { format, shape: chances.weighted({ story: 45, portrait: 35, square: 20 }) };
  return { format, shape: chances.weighted({ square: 48, portrait: 34, landscape: 12, story: 6 }) };
}

/** Where the ads of an advertiser are shown. */
export function countriesOf({ country }: Advertiser, chances: Seeded): string[] {
  if (country !== 'FR') return chances.weighted({ home: 70, more: 30 }) === 'home' ? [country] : [country, 'FR'];
  const reach = chances.weighted({ FR: 78, 'FR,BE': 10, 'FR,BE,CH,LU': 8, 'FR,CA': 2, 'FR,BE,CH': 2 });
  return reach.split(',');
}
