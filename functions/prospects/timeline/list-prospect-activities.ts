import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listActivities } from './timeline.domain.ts';

export const handler = defineHandler(activities.listProspectActivities, ({ actor, params, query }) =>
  listActivities(actor, { ...params, ...query }),
);
