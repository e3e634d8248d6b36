import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { createProspect } from './prospect.domain.ts';

export const handler = defineHandler(prospects.createProspect, ({ actor, body, caller }) =>
  createProspect(actor, body, caller),
);
