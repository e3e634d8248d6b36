import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateActivity } from './timeline.domain.ts';

export const handler = defineHandler(activities.updateProspectActivity, ({ actor, params, body }) =>
  updateActivity(actor, { ...params, ...body }),
);
