import * as prospects from '../../shared/contract/prospects.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { restoreProspect } from './prospect-removal.domain.ts';

export const handler = defineHandler(prospects.restoreProspect, ({ actor, params }) => restoreProspect(actor, params));
