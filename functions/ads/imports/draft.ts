import type { AdSource } from '../../../shared/ads/ads.rules.ts';
import type { AdField } from '../../../shared/ads/imports.contract.ts';
import type { AdContent } from '../ad/ad.entity.ts';
import type { Forms } from './file-forms.ts';

/** What a record says of an ad, field by field, as it came. A field that is not there is not the same as an empty one. */
export type Draft = Partial<Record<AdField, unknown>> & {
  media?: unknown;
  audience?: AdContent['audience'];
};

/** Whose ads are read and where they come from. */
export type ReadContext = {
  ownerId: string;
  source: AdSource;
  /** Where they were shown, when the ad itself does not say. */
  country?: string;
  /** How the file writes dates and amounts. */
  forms?: Forms;
};

/** `remark` tells what of it could not be read: the ad is kept without. */
export type ReadAd = { ad: AdContent; remark?: string };
export type ReadRecord = ReadAd | { reason: string };
