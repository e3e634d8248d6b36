import type * as z from 'zod';
import type { GivenAd, ReadAd } from '../../../shared/ai/ad-reference.ts';
import { muteAd } from '../../../shared/ai/ad-texts.ts';
import { analysisLimits } from '../../../shared/ai/ai.rules.ts';
import { type CatalogueAd, visibleAd } from '../../ads/library/visible-ad.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';

type Reference = { adId?: string | undefined; ad?: Partial<z.output<typeof GivenAd>> | undefined };

/** The ad that a call names or gives, and the one of the library that it is. A 404 for one that the workspace does not see. */
export async function adToRead(
  actor: Actor,
  { adId, ad }: Reference,
): Promise<{ read: ReadAd; known: CatalogueAd | undefined }> {
  if (ad) return { read: given(ad), known: undefined };
  if (!actor.permissions.has('ads:read')) throw new AppError('forbidden');
  const known = await visibleAd(actor, adId ?? '');
  const read = ofLibrary(known);
  if (![read.headline, read.body, read.description].some((text) => text?.trim())) throw invalidField('adId', muteAd);
  return { read, known };
}

const given = ({ platform, format, industry, ...texts }: NonNullable<Reference['ad']>): ReadAd => ({
  adId: null,
  advertiser: null,
  headline: texts.headline ?? null,
  body: texts.body ?? '',
  description: texts.description ?? null,
  callToAction: texts.callToAction ?? null,
  platform: platform ?? null,
  format: format ?? null,
  industry: industry ?? null,
});

const ofLibrary = ({ id, advertiser, platforms, format, industry, ...texts }: CatalogueAd): ReadAd => ({
  adId: id,
  advertiser: advertiser.name,
  headline: texts.headline?.slice(0, analysisLimits.headline) ?? null,
  body: texts.body.slice(0, analysisLimits.text),
  description: texts.description?.slice(0, analysisLimits.description) ?? null,
  callToAction: texts.callToAction,
  platform: platforms[0] ?? null,
  format,
  industry,
});
