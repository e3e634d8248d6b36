import * as stats from '../../../shared/prospects/stats.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { prospectStats } from './stats.domain.ts';

export const handler = defineHandler(stats.getProspectStats, ({ actor, query }) => prospectStats(actor, query));
