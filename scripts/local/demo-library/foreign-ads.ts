import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const ForeignAd = z.strictObject({
  product: z.string(),
  headline: z.string().max(60),
  body: z.string(),
  description: z.string().max(40).nullable(),
  poster: z.array(z.string()),
});

/** Whole ads in the second language of a few advertisers, by site. */
export const foreignAds = z
  .record(z.string(), z.array(ForeignAd))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'foreign-ads.json'), 'utf8')));
