import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { boolParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { optionalText, requiredText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { rightStatuses } from '../rules/ugc/right-days.ts';
import { campaignLimits } from './campaign.rules.ts';
import { collaborationLimits as limits } from './collaboration.rules.ts';
import { money } from './collaboration-acts.ts';
import { ListedRight, UgcRight } from './right.ts';
import { editedRightFields, newRightFields } from './right-fields.ts';

const route = routes('ugc/right');
const RightAnswer = z.object({ right: UgcRight });
const id = z.string().max(60);
const version = z.int().min(1);

export const listUgcRights = route({
  operation: 'listUgcRights',
  method: 'GET',
  path: '/api/ugc/rights',
  auth: 'ugc:read',
  summary: 'Les droits sur les contenus de créateurs, ceux qui finissent d’abord',
  query: z.object({
    status: listParam(z.enum(rightStatuses)).optional(),
    brandId: id.optional(),
    creatorId: id.optional(),
    campaignId: id.optional(),
    network: z.string().max(40).optional(),
    endsBefore: Day.optional(),
    /** Those alone whose content is still shown without a right: a campaign that it is linked to spends. */
    stillShown: boolParam.optional(),
    q: z.string().trim().max(textLimits.query).optional(),
    sort: z.enum(['ends', 'newest']).default('ends'),
    ...pageQuery,
  }),
  output: z.object({
    items: z.array(ListedRight),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** Of those found, whatever their status. */
    stillShown: z.int(),
    facets: z.object({ status: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })) }),
  }),
});

export const createUgcRight = route({
  operation: 'createUgcRight',
  method: 'POST',
  path: '/api/ugc/rights',
  auth: 'ugc:write',
  summary: 'Noter les droits d’un contenu acheté ailleurs, pour en suivre la fin',
  body: z.strictObject(newRightFields),
  output: RightAnswer,
  status: 201,
  errors: ['forbidden'],
  idempotent: true,
});

export const updateUgcRight = route({
  operation: 'updateUgcRight',
  method: 'PUT',
  path: '/api/ugc/rights/{id}',
  auth: 'ugc:write',
  summary: 'Dire où un contenu est diffusé, ou corriger des droits achetés ailleurs',
  params: z.object({ id }),
  body: z.strictObject({ ...editedRightFields, version }),
  output: RightAnswer,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const actOnUgcRight = route({
  operation: 'actOnUgcRight',
  method: 'POST',
  path: '/api/ugc/rights/{id}/act',
  auth: 'ugc:write',
  summary:
    'Confirmer le retrait d’un contenu dont les droits finissent, en proposer la prolongation, les résilier, lire leur code de diffusion',
  params: z.object({ id }),
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('confirm_takedown'), note: optionalText(limits.reason), version }),
    /** To the creator, who answers in their space; one that waits is replaced. It takes the permission to commit. */
    z.strictObject({
      action: z.literal('propose_extension'),
      months: z.int().min(1).max(campaignLimits.months),
      fee: money,
      version,
    }),
    /** Gives up what was bought: it takes the permission to commit. */
    z.strictObject({ action: z.literal('terminate'), reason: requiredText(limits.reason), version }),
    /** Leaves a line in the log each time. */
    z.strictObject({ action: z.literal('reveal_code'), version }),
  ]),
  /** `code` where it was asked for. */
  output: z.object({ right: UgcRight, code: z.string().optional() }),
  errors: [
    ...(['not_found', 'conflict', 'right_not_ending', 'right_over', 'right_code_missing'] as const),
    ...([
      'illegal_transition',
      'dispute_open',
      'brand_incomplete',
      'identity_incomplete',
      'contract_required',
    ] as const),
  ],
});
