import type { FieldName } from './analysis.ts';

export type PlacementField = {
  /** As the placement calls it. */
  field: string;
  label: string;
  /** In graphemes: what is seen, or read; and what is accepted. */
  recommended: number;
  max: number;
  /** How many texts of it: at least, by default, at most. */
  min: number;
  defaultCount: number;
  maxCount: number;
  /** The part of an ad that stands there. */
  holds: FieldName | null;
};
export type Placement = { label: string; fields: readonly PlacementField[] };

const field = (
  [name, label]: readonly [string, string],
  [recommended, max]: readonly [number, number],
  [min, defaultCount, maxCount]: readonly [number, number, number],
  holds: FieldName | null,
): PlacementField => ({ field: name, label, recommended, max, min, defaultCount, maxCount, holds });

const headline = ['headline', 'Titre'] as const;
const description = ['description', 'Description'] as const;
const longHeadline = ['longHeadline', 'Titre long'] as const;

/** What networks accept and show, as known in November 2026; counted in graphemes. */
export const placements = {
  meta_feed: {
    label: 'Fil Meta',
    fields: [
      field(['primaryText', 'Texte principal'], [125, 2200], [1, 5, 5], 'body'),
      field(headline, [40, 255], [1, 5, 5], 'headline'),
      field(description, [30, 255], [0, 3, 5], 'description'),
    ],
  },
  meta_story: {
    label: 'Stories et reels Meta',
    fields: [
      field(['primaryText', 'Texte principal'], [72, 72], [1, 3, 5], 'body'),
      field(headline, [40, 40], [1, 3, 5], 'headline'),
    ],
  },
  google_search: {
    label: 'Google Recherche',
    fields: [
      field(headline, [30, 30], [3, 15, 15], 'headline'),
      field(description, [90, 90], [2, 4, 4], 'body'),
      field(['path', 'Chemin'], [15, 15], [0, 2, 2], null),
    ],
  },
  google_pmax: {
    label: 'Google Performance Max',
    fields: [
      field(headline, [30, 30], [3, 5, 15], 'headline'),
      field(longHeadline, [90, 90], [1, 2, 5], null),
      field(description, [90, 90], [2, 4, 5], 'body'),
      field(['businessName', 'Nom de l’entreprise'], [25, 25], [1, 1, 1], null),
    ],
  },
  youtube: {
    label: 'YouTube',
    fields: [
      field(headline, [40, 40], [1, 3, 5], 'headline'),
      field(longHeadline, [90, 90], [1, 2, 5], null),
      field(description, [90, 90], [1, 3, 5], 'body'),
    ],
  },
  linkedin: {
    label: 'LinkedIn',
    fields: [
      field(['introText', 'Texte d’introduction'], [150, 600], [1, 3, 5], 'body'),
      field(headline, [70, 200], [1, 3, 5], 'headline'),
      field(description, [100, 300], [0, 1, 3], 'description'),
    ],
  },
  tiktok: {
    label: 'TikTok',
    fields: [
      field(['text', 'Texte'], [80, 100], [1, 5, 5], 'body'),
      field(['displayName', 'Nom affiché'], [40, 40], [1, 1, 1], null),
    ],
  },
  snapchat: {
    label: 'Snapchat',
    fields: [
      field(headline, [34, 34], [1, 5, 5], 'headline'),
      field(['brandName', 'Nom de la marque'], [25, 25], [1, 1, 1], null),
    ],
  },
  pinterest: {
    label: 'Pinterest',
    fields: [
      field(['title', 'Titre'], [40, 100], [1, 3, 5], 'headline'),
      field(description, [500, 500], [1, 2, 3], 'body'),
    ],
  },
  x: { label: 'X', fields: [field(['text', 'Texte'], [280, 280], [1, 3, 5], 'body')] },
} as const satisfies Record<string, Placement>;

export type PlacementKey = keyof typeof placements;

/** Where ads of a platform stand, when nothing else is said. */
const ofPlatform: Record<string, PlacementKey> = {
  facebook: 'meta_feed',
  instagram: 'meta_feed',
  messenger: 'meta_feed',
  audience_network: 'meta_feed',
  threads: 'meta_feed',
  whatsapp: 'meta_feed',
  meta: 'meta_feed',
  google: 'google_search',
  youtube: 'youtube',
  linkedin: 'linkedin',
  tiktok: 'tiktok',
  snapchat: 'snapchat',
  pinterest: 'pinterest',
  x: 'x',
};

/** The platforms of ads that a placement is of. */
export function platformsOf(placement: PlacementKey): readonly string[] {
  if (placement === 'meta_feed' || placement === 'meta_story')
    return Object.keys(ofPlatform).filter((platform) => ofPlatform[platform] === 'meta_feed');
  if (placement === 'google_search') return ['google'];
  return placement === 'google_pmax' ? ['google', 'youtube'] : [placement];
}

const isPlacement = (key: string): key is PlacementKey => Object.hasOwn(placements, key);

/** An ad of which nothing is said is read as one of Meta's feed; null where the rules are unknown. */
export function placementOf(asked: string | undefined, platform: string | null | undefined): PlacementKey | null {
  if (asked && isPlacement(asked)) return asked;
  if (!platform) return 'meta_feed';
  return Object.hasOwn(ofPlatform, platform) ? (ofPlatform[platform] ?? null) : null;
}
