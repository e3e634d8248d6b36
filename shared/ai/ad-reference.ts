import * as z from 'zod';
import { adFormats, adPlatforms, industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { optionalLine, optionalText } from '../kernel/text.ts';
import { analysisLimits } from './ai.rules.ts';

/** The words of an ad, as a call gives them. */
export const GivenAd = z
  .strictObject({
    headline: optionalLine(analysisLimits.headline),
    body: optionalText(analysisLimits.text),
    description: optionalText(analysisLimits.description),
    /** Meta’s code of the button, or the words on it. */
    callToAction: optionalLine(analysisLimits.callToAction),
    platform: z.enum(keysOf(adPlatforms)).optional(),
    format: z.enum(keysOf(adFormats)).optional(),
    industry: z.enum(keysOf(industries)).optional(),
  })
  .refine(({ headline, body, description }) => headline || body || description, {
    path: ['body'],
    message: 'Donnez au moins un texte, un titre ou une description',
  });

/** An ad of the library, by its id, or words: one of them. */
export const adReference = { adId: z.string().min(1).max(60).optional(), ad: GivenAd.optional() };

export const isOneAd = ({ adId, ad }: { adId?: unknown; ad?: unknown }): boolean =>
  (adId === undefined) !== (ad === undefined);
export const oneAd = { path: ['ad'], message: 'Donnez soit ad, soit adId' };

/** The ad that was read: of one of the library, its words as they were then. */
export const ReadAd = z.object({
  adId: z.string().nullable(),
  advertiser: z.string().nullable(),
  headline: z.string().nullable(),
  body: z.string(),
  description: z.string().nullable(),
  callToAction: z.string().nullable(),
  platform: z.enum(keysOf(adPlatforms)).nullable(),
  format: z.enum(keysOf(adFormats)).nullable(),
  industry: z.enum(keysOf(industries)).nullable(),
});
export type ReadAd = z.infer<typeof ReadAd>;
