import * as activities from '../../shared/contract/prospects-activities.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deleteActivity } from './timeline.domain.ts';

export const handler = defineHandler(activities.deleteProspectActivity, ({ actor, params }) =>
  deleteActivity(actor, params),
);
