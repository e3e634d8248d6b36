import type * as z from 'zod';
import { UgcCampaign } from './campaign.ts';

/** What an offer binds both sides to, as it was when it was made: money in euros, before tax. */
export const Terms = UgcCampaign.pick({
  objective: true,
  product: true,
  deliverables: true,
  diffusion: true,
  rights: true,
  revisionsIncluded: true,
  delays: true,
});
export type Terms = z.infer<typeof Terms>;
