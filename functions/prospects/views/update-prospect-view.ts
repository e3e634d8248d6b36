import * as views from '../../../shared/prospects/views.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateView } from './views.domain.ts';

export const handler = defineHandler(views.updateProspectView, ({ actor, params, body }) =>
  updateView(actor, { ...params, ...body }),
);
