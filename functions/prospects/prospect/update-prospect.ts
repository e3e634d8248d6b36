import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateProspect } from './prospect.domain.ts';

export const handler = defineHandler(prospects.updateProspect, ({ actor, params, body }) =>
  updateProspect(actor, { ...params, ...body }),
);
