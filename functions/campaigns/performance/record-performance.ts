import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { recordRows } from './record-rows.ts';

/** Writes the figures of days over what there was of them. */
export const handler = defineHandler(performance.recordPerformance, ({ actor, params: { id }, body: { rows } }) =>
  recordRows({ actor, campaignId: id, rows, origin: { source: actor.apiKeyId ? 'key' : 'person' } }),
);
