import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { AlertEvidence, AlertKind, AlertSeverity, AlertState } from '../../../shared/campaigns/alert.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** A thing that lasts, from the first check that saw it to the second in a row that did not. */
export const Alert = defineEntity({
  model: { service: 'reclame', entity: 'alert', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    alertId: { type: 'string', required: true },
    campaignId: { type: 'string', required: true },
    /** What it is, so that the next check knows it again: see `Thing`. */
    thing: { type: 'string', required: true },
    adId: { type: 'string' },
    ruleId: { type: 'string' },
    kind: { type: CustomAttributeType<AlertKind>('string'), required: true },
    metric: { type: 'string' },
    severity: { type: CustomAttributeType<AlertSeverity>('string'), required: true },
    title: { type: 'string', required: true },
    detail: { type: 'string', required: true },
    evidence: { type: CustomAttributeType<AlertEvidence>('any'), required: true },
    spend: { type: 'number' },
    state: { type: CustomAttributeType<AlertState>('string'), required: true },
    firstSeenOn: { type: 'string', required: true },
    lastSeenOn: { type: 'string', required: true },
    resolvedOn: { type: 'string' },
    dismissedUntil: { type: 'string' },
    takenBy: { type: 'string' },
    /** The check that missed it, when the last one did. */
    missedBy: { type: 'string' },
    ...versioned,
    /** Of one that is resolved. */
    ttl: { type: 'number' },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['alertId'], casing: 'none' },
    },
    byCampaign: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['workspaceId', 'campaignId'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['alertId'], casing: 'none' },
    },
  },
});

export type AlertItem = EntityItem<typeof Alert>;
