import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { bulkProspects } from './bulk.domain.ts';

export const handler = defineHandler(prospects.bulkProspects, ({ actor, body }) => bulkProspects(actor, body));
