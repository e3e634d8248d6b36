import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { exportProspects } from './export.domain.ts';

export const handler = defineHandler(prospects.exportProspects, ({ actor, query }) => exportProspects(actor, query));
