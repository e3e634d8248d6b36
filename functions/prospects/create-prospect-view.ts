import * as views from '../../shared/contract/prospects-views.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createView } from './views.domain.ts';

export const handler = defineHandler(views.createProspectView, ({ actor, body, caller }) =>
  createView(actor, body, caller),
);
