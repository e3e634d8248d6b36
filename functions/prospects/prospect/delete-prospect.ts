import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteProspect } from './prospect-removal.domain.ts';

export const handler = defineHandler(prospects.deleteProspect, ({ actor, params }) => deleteProspect(actor, params));
