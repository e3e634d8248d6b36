import * as views from '../../../shared/prospects/views.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listViews } from './views.domain.ts';

export const handler = defineHandler(views.listProspectViews, ({ actor, query }) => listViews(actor, query));
