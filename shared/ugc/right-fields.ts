import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { clearable, clearableText, lineText } from '../kernel/text.ts';
import { campaignLimits, rightNetworks, rightSupports } from './campaign.rules.ts';
import { amount, rightExclusivity, territory, webAddress } from './campaign-fields.ts';
import { collaborationLimits } from './collaboration.rules.ts';
import { rightLimits } from './right.rules.ts';

const use = z.strictObject({
  /** Of one that was noted before. */
  id: z.string().max(60).optional(),
  label: lineText(rightLimits.label),
  url: clearable(webAddress),
  removedOn: Day.nullish(),
});

const grants = {
  modifications: z.boolean().optional(),
  networks: z
    .array(z.enum(keysOf(rightNetworks)))
    .max(campaignLimits.criteria)
    .optional(),
  exclusivity: rightExclusivity.nullish(),
  fee: amount.optional(),
  uses: z.array(use).max(rightLimits.uses).optional(),
  notes: clearableText(collaborationLimits.reason),
  linkedCampaignId: z.string().max(60).nullish(),
};

const needed = {
  title: lineText(rightLimits.title),
  brandId: z.string().trim().min(1).max(60),
  creatorName: lineText(collaborationLimits.name),
  supports: z
    .array(z.enum(keysOf(rightSupports)))
    .min(1)
    .max(campaignLimits.criteria),
  territories: z.array(territory).min(1).max(campaignLimits.territories),
  startsOn: Day,
  endsOn: Day,
};

/** Of a content that was bought elsewhere. */
export const newRightFields = { ...needed, ...grants };
export const editedRightFields = { ...z.object(needed).partial().shape, ...grants };
