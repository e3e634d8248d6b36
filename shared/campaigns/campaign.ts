import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { budgetTypes, campaignObjectives, campaignPlatforms, campaignStatuses } from './campaigns.rules.ts';

/** Days after a click or a view within which a platform attributes a conversion. */
export const Attribution = z.object({ clickDays: z.int(), viewDays: z.int() });

export const Budget = z.object({ type: z.enum(keysOf(budgetTypes)), amount: z.number() });

export const Targets = z.object({
  cpa: z.number().optional(),
  cpl: z.number().optional(),
  roas: z.number().optional(),
  ctr: z.number().optional(),
});

export const Campaign = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.enum(keysOf(campaignPlatforms)),
  objective: z.enum(keysOf(campaignObjectives)),
  status: z.enum(keysOf(campaignStatuses)),
  /** As its platform calls its state. */
  platformStatus: z.string().nullable(),
  /** Its id on the platform. */
  externalId: z.string().nullable(),
  /** The ad account that its figures are read from. */
  connectionId: z.string().nullable(),
  /** The client's name, and the client. */
  client: z.string().nullable(),
  clientId: z.string().nullable(),
  /** Whose it is: a member of the workspace. */
  ownerId: z.string().nullable(),
  industry: z.enum(keysOf(industries)).nullable(),
  currency: z.string(),
  timezone: z.string(),
  budget: Budget.nullable(),
  startDate: Day.nullable(),
  endDate: Day.nullable(),
  /** What a sale leaves, of its price: above 0, at most 1. */
  marginRate: z.number().nullable(),
  targets: Targets,
  /** What its conversions are: « Achats », « Inscriptions ». */
  conversionName: z.string().nullable(),
  attribution: Attribution.nullable(),
  /** Empty until there are personas. */
  personaIds: z.array(z.string()),
  boardIds: z.array(z.string()),
  adIds: z.array(z.string()),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  /** What its name says by the naming rule, by field. */
  dims: z.record(z.string(), z.string()),
  /** The days between which it has figures. */
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  adCount: z.int(),
  /** Alerts that nobody has taken charge of nor dismissed. */
  openAlerts: z.int(),
  /** Those of them that are critical. */
  criticalAlerts: z.int(),
  /** Of the fictional account, see `loadExample`. */
  example: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Campaign = z.infer<typeof Campaign>;
