import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteActivity } from './timeline.domain.ts';

export const handler = defineHandler(activities.deleteProspectActivity, ({ actor, params }) =>
  deleteActivity(actor, params),
);
