import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createActivity } from './timeline.domain.ts';

export const handler = defineHandler(activities.createProspectActivity, ({ actor, params, body, caller }) =>
  createActivity(actor, { ...params, ...body }, caller),
);
