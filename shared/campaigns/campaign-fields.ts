import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { clearableLine, clearableText, lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { timezone } from '../kernel/timezone.ts';
import { currencyCode } from '../prospects/prospects.rules.ts';
import {
  budgetTypes,
  campaignLimits,
  campaignObjectives,
  campaignPlatforms,
  campaignStatuses,
  defaultCurrency,
} from './campaigns.rules.ts';

const id = z.string().trim().min(1).max(60);

/** An amount of money above nought, to the cent. */
const amount = z
  .number()
  .positive()
  .max(campaignLimits.amount)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Deux décimales au plus');
const rate = z.number().positive().max(1_000_000);
const days = z.int().min(0).max(90);

const name = lineText(campaignLimits.name);
const platform = z.enum(keysOf(campaignPlatforms));
const objective = z.enum(keysOf(campaignObjectives));
const status = z.enum(keysOf(campaignStatuses));
const currency = z.string().regex(currencyCode, 'Code de devise attendu');

/** What may be missing or cleared. Missing in an edit, it stays. */
const others = {
  externalId: clearableLine(campaignLimits.externalId),
  /** A name: that client's, who is made where there is none. */
  client: clearableLine(textLimits.name),
  clientId: clearableLine(60),
  ownerId: clearableLine(60),
  industry: z.enum(keysOf(industries)).nullish(),
  budget: z.strictObject({ type: z.enum(keysOf(budgetTypes)), amount }).nullish(),
  startDate: Day.nullish(),
  endDate: Day.nullish(),
  marginRate: z.number().positive().max(1).nullish(),
  targets: z
    .strictObject({
      cpa: amount.optional(),
      cpl: amount.optional(),
      roas: rate.optional(),
      ctr: z.number().positive().max(1).optional(),
    })
    .optional(),
  conversionName: clearableLine(campaignLimits.conversionName),
  attribution: z.strictObject({ clickDays: days, viewDays: days }).nullish(),
  boardIds: z.array(id).max(campaignLimits.linked).optional(),
  adIds: z.array(id).max(campaignLimits.linked).optional(),
  tags: z.array(lineText(textLimits.tag)).max(campaignLimits.tags).optional(),
  notes: clearableText(campaignLimits.notes),
};

export const newCampaignFields = {
  name,
  platform,
  objective,
  status: status.default('draft'),
  currency: currency.default(defaultCurrency),
  /** Without one, the workspace's. */
  timezone: timezone.optional(),
  ...others,
};

export const editedCampaignFields = {
  name: name.optional(),
  platform: platform.optional(),
  objective: objective.optional(),
  status: status.optional(),
  currency: currency.optional(),
  timezone: timezone.optional(),
  ...others,
};
