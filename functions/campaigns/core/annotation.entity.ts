import type { EntityItem } from 'electrodb';
import type { Annotation as ShownAnnotation } from '../../../shared/campaigns/annotation.ts';
import { changeText } from '../../../shared/campaigns/annotation-texts.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import type { CampaignItem } from './campaign.entity.ts';

/** What stands for a campaign where a note is of all of them. */
export const everyCampaign = 'all';

/** What happened on a day: in the order of days for whoever reads a campaign, or all of a workspace. */
export const Annotation = defineEntity({
  model: { service: 'reclame', entity: 'campaignAnnotation', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    annotationId: { type: 'string', required: true },
    /** A campaign, or `everyCampaign`. */
    of: { type: 'string', required: true },
    date: { type: 'string', required: true },
    text: { type: 'string', required: true },
    automatic: { type: 'boolean', required: true },
    ...versioned,
  },
  indexes: {
    byCampaign: {
      pk: { field: 'pk', composite: ['workspaceId', 'of'], casing: 'none' },
      sk: { field: 'sk', composite: ['date', 'annotationId'], casing: 'none' },
    },
    byId: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['annotationId'], casing: 'none' },
    },
    byDay: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['date', 'annotationId'], casing: 'none' },
    },
  },
});

export type AnnotationItem = EntityItem<typeof Annotation>;

export const shownAnnotation = ({ workspaceId: _, annotationId, of, ...item }: AnnotationItem): ShownAnnotation => ({
  ...item,
  id: annotationId,
  campaignId: of === everyCampaign ? null : of,
});

/** What notes a change of status or budget, on the campaign's own day: one operation, or none where neither changes. */
export function annotationOfChange(before: CampaignItem, after: CampaignItem, now: Date = new Date()): Operation[] {
  const text = changeText(before, after);
  if (text === null) return [];
  const { workspaceId, campaignId: of, timezone } = after;
  const at = now.toISOString();
  const item = {
    ...{ workspaceId, of, text, automatic: true },
    annotationId: newId('can', now),
    date: dayIn(timezone, now),
    ...{ createdAt: at, updatedAt: at, version: 1 },
  };
  return [put(Annotation.create(item))];
}
