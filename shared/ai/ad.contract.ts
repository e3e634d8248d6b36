import * as z from 'zod';
import { campaignObjectives } from '../campaigns/campaigns.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { placements } from '../rules/copy/placements.ts';
import { adReference, isOneAd, oneAd } from './ad-reference.ts';
import { AdGeneration } from './generation.ts';
import { toolFields } from './tool-fields.ts';

const route = routes('ai/ad');

export const analyzeAd = route({
  operation: 'analyzeAd',
  method: 'POST',
  path: '/api/ai/analyze-ad',
  auth: 'ai:write',
  summary:
    'Analyser une annonce de la bibliothèque, ou des textes, et garder l’analyse ; demande aussi ads:read pour une annonce',
  body: z
    .strictObject({
      ...toolFields,
      ...adReference,
      /** One’s own: what hangs on proofs that only the advertiser has is held against it. */
      own: z.boolean().default(false),
      objective: z.enum(keysOf(campaignObjectives)).optional(),
      placement: z.enum(keysOf(placements)).optional(),
    })
    .refine(isOneAd, oneAd),
  output: z.object({ generation: AdGeneration }),
  errors: ['rate_limited', 'engine_unavailable', 'not_found'],
  idempotent: true,
});
