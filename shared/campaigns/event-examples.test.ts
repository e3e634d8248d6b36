import { expect, it } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { Alert } from './alert.ts';
import { Campaign } from './campaign.ts';
import { campaignStatuses } from './campaigns.rules.ts';
import { eventExamples } from './event-examples.ts';

const shown = z.strictObject(Campaign.shape);
const campaign = z.strictObject({ campaign: shown });
const performance = z.strictObject({
  from: z.string(),
  to: z.string(),
  created: z.int(),
  updated: z.int(),
  source: z.string(),
});
const shapes: Record<keyof typeof eventExamples, z.ZodType> = {
  'campaign.created': campaign,
  'campaign.updated': campaign,
  'campaign.status_changed': z.strictObject({ campaign: shown, previousStatus: z.enum(keysOf(campaignStatuses)) }),
  'campaign.deleted': z.strictObject({ id: z.string() }),
  'campaign.restored': campaign,
  'campaign.alert_raised': z.strictObject({ campaign: shown, alert: z.strictObject(Alert.shape) }),
  'campaign.performance_recorded': z.strictObject({ campaign: shown, performance }),
};

it.each(keysOf(eventExamples))('is told as the API answers: %s', (type) => {
  expect(shapes[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
});
