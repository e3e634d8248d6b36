import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { industries } from '../ads/ads.rules.ts';
import { campaignObjectives } from '../campaigns/campaigns.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { lineText, optionalLine, optionalText } from '../kernel/text.ts';
import { briefLimits } from './brands.rules.ts';
import { webAddress } from './web-address.ts';

const { text } = briefLimits;
const lines = (most: number, length = text) => z.array(lineText(length)).max(most).default([]);

/** The facts that texts are written from, as someone gives them. */
export const Brief = z.strictObject({
  /** As one says it: « le logiciel Planif ». */
  product: lineText(briefLimits.product),
  shortName: optionalLine(briefLimits.shortName),
  description: optionalText(briefLimits.description),
  industry: z.enum(keysOf(industries)).optional(),
  objective: z.enum(keysOf(campaignObjectives)).optional(),
  audience: optionalLine(briefLimits.audience),
  benefits: lines(briefLimits.benefits),
  features: lines(briefLimits.features),
  pains: lines(briefLimits.pains),
  proofs: z
    .array(
      z.union([
        lineText(text).transform((said) => ({ text: said, source: undefined })),
        z.strictObject({ text: lineText(text), source: optionalLine(text) }),
      ]),
    )
    .max(briefLimits.proofs)
    .default([]),
  objections: z
    .array(z.strictObject({ objection: lineText(text), answer: optionalLine(text) }))
    .max(briefLimits.objections)
    .default([]),
  offer: optionalLine(text),
  price: optionalLine(text),
  /** The last day of the offer. */
  deadline: Day.optional(),
  isNew: z.boolean().default(false),
  /** Meta’s code of the button. */
  callToAction: optionalLine(briefLimits.callToAction),
  url: webAddress.transform((address) => address ?? undefined),
  register: z.enum(['vous', 'tu']).optional(),
  keywords: lines(briefLimits.keywords),
  mustInclude: lines(briefLimits.mustInclude),
  banned: lines(briefLimits.banned),
  mentions: lines(briefLimits.mentions),
  /** For people: never a source of text. */
  notes: optionalText(briefLimits.notes),
});
export type Brief = z.infer<typeof Brief>;

const said = z.string().optional();
const list = z.array(z.string());

/** A brief as it is answered. */
export const ShownBrief = z.object({
  product: z.string(),
  ...{ shortName: said, description: said, audience: said, offer: said, price: said, callToAction: said },
  ...{ url: said, notes: said, deadline: said },
  ...{ benefits: list, features: list, pains: list, keywords: list, mustInclude: list, banned: list, mentions: list },
  industry: z.enum(keysOf(industries)).optional(),
  objective: z.enum(keysOf(campaignObjectives)).optional(),
  register: z.enum(['vous', 'tu']).optional(),
  proofs: z.array(z.object({ text: z.string(), source: said })),
  objections: z.array(z.object({ objection: z.string(), answer: said })),
  isNew: z.boolean(),
});

/** A brief that was kept. */
export const KeptBrief = z.object({
  id: z.string(),
  name: z.string(),
  brandId: z.string().nullable(),
  personaId: z.string().nullable(),
  brief: ShownBrief,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type KeptBrief = z.infer<typeof KeptBrief>;
