import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { clearableText, lineText, requiredText } from '../kernel/text.ts';
import { brandLimits } from './brands.rules.ts';
import { webAddress } from './web-address.ts';

/** How texts of a brand are written, as measured on some. */
export const VoiceProfile = z.object({
  wordsPerSentence: z.number(),
  emojisPer100Words: z.number(),
  exclamationsPer100Words: z.number(),
  register: z.enum(['vous', 'tu', 'mixed', 'none']),
  /** Kandel and Moles, 0 to 100; null where the texts are too short to tell. */
  readability: z.number().nullable(),
  /** The words that most texts share, the commonest first. */
  favouriteWords: z.array(z.string().max(60)).max(10),
});
export type VoiceProfile = z.infer<typeof VoiceProfile>;

const voice = {
  register: z.enum(['vous', 'tu']).nullable(),
  /** Who speaks. */
  person: z.enum(['nous', 'on']).nullable(),
  tones: z.array(lineText(brandLimits.tone)).max(brandLimits.tones),
  emojis: z.enum(['none', 'few', 'many']),
  exclamations: z.enum(['none', 'few']),
};
const Voice = z.object(voice);
export type BrandVoice = z.infer<typeof Voice>;

/** What a brand may say, and what holds it. */
const Claim = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({ label: z.string(), url: z.string().nullable() }),
  /** The last day on which it may be said. */
  validUntil: Day.nullable(),
});
export type BrandClaim = z.infer<typeof Claim>;

const industry = z.enum(keysOf(industries)).nullable();
const lines = z.array(z.string());

/** A client or a house, as its texts must sound and what they may say. */
export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  industry,
  description: z.string().nullable(),
  voice: Voice,
  vocabulary: lines,
  /** Words that never come out, whatever their accents. */
  banned: lines,
  mentions: lines,
  claims: z.array(Claim),
  competitors: lines,
  samples: lines,
  profile: VoiceProfile.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Brand = z.infer<typeof Brand>;

/** A brand in a list. */
export const BrandSummary = Brand.pick({
  id: true,
  name: true,
  website: true,
  industry: true,
  createdAt: true,
  updatedAt: true,
  version: true,
}).extend({
  register: z.enum(['vous', 'tu']).nullable(),
  voice: Voice,
  claims: z.int(),
  /** Of them, those that may be said no more, today in Paris. */
  expiredClaims: z.int(),
});
export type BrandSummary = z.infer<typeof BrandSummary>;

const listOf = (length: number, max: number) => z.array(lineText(length)).max(max).optional();

/** What is said of a brand; what is not said stays as it was, or empty. */
export const brandFields = {
  website: webAddress,
  industry: industry.optional(),
  description: clearableText(brandLimits.description),
  voice: z.strictObject(voice).optional(),
  vocabulary: listOf(brandLimits.word, brandLimits.vocabulary),
  banned: listOf(brandLimits.word, brandLimits.banned),
  mentions: listOf(brandLimits.mention, brandLimits.mentions),
  claims: z
    .array(
      z.strictObject({
        /** Of one that is there already. */
        id: z.string().max(60).optional(),
        text: lineText(brandLimits.claim),
        source: z.strictObject({ label: lineText(brandLimits.source), url: webAddress }),
        validUntil: Day.nullable().default(null),
      }),
    )
    .max(brandLimits.claims)
    .optional(),
  competitors: listOf(brandLimits.competitor, brandLimits.competitors),
  samples: z.array(requiredText(brandLimits.sample)).max(brandLimits.samples).optional(),
  profile: VoiceProfile.nullable().optional(),
};
export const brandName = lineText(brandLimits.name);
