import * as views from '../../../shared/prospects/views.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createView } from './views.domain.ts';

export const handler = defineHandler(views.createProspectView, ({ actor, body, caller }) =>
  createView(actor, body, caller),
);
