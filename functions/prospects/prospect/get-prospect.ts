import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getProspect } from './prospect.domain.ts';

export const handler = defineHandler(prospects.getProspect, ({ actor, params }) => getProspect(actor, params));
