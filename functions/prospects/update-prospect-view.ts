import * as views from '../../shared/contract/prospects-views.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateView } from './views.domain.ts';

export const handler = defineHandler(views.updateProspectView, ({ actor, params, body }) =>
  updateView(actor, { ...params, ...body }),
);
