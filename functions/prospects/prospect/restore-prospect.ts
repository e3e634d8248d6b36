import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { restoreProspect } from './prospect-removal.domain.ts';

export const handler = defineHandler(prospects.restoreProspect, ({ actor, params }) => restoreProspect(actor, params));
