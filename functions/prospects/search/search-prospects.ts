import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { searchProspects } from './search.domain.ts';

export const handler = defineHandler(prospects.searchProspects, ({ actor, query }) => searchProspects(actor, query));
