import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { UgcCampaign } from './campaign.ts';
import { openCallPath } from './space-paths.contract.ts';

const route = routes('ugc/space');

/** The public part of a brief: who, what, how much, until when. */
const OpenCall = UgcCampaign.pick({
  brandName: true,
  objective: true,
  product: true,
  deliverables: true,
  diffusion: true,
  rights: true,
  fee: true,
  revisionsIncluded: true,
  applicationsCloseOn: true,
}).extend({
  /** Whether it still takes candidates. */
  open: z.boolean(),
});

/** An open campaign of the marketplace, as it stands in a creator's space. */
export const SpaceCall = UgcCampaign.pick({
  id: true,
  brandName: true,
  objective: true,
  fee: true,
  applicationsCloseOn: true,
});
export type SpaceCall = z.infer<typeof SpaceCall>;

export const getOpenCall = route({
  operation: 'getOpenCall',
  method: 'GET',
  path: openCallPath,
  auth: 'public',
  summary: 'Lire la part publique d’un brief, par son lien',
  params: z.object({ token: z.string().min(1).max(200) }),
  output: z.object({ call: OpenCall }),
  errors: ['not_found'],
});
