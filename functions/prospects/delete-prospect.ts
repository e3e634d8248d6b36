import * as prospects from '../../shared/contract/prospects.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { deleteProspect } from './prospect-removal.domain.ts';

export const handler = defineHandler(prospects.deleteProspect, ({ actor, params }) => deleteProspect(actor, params));
