import * as contract from '../../../shared/analytics/sales.contract.ts';
import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readSales } from './stored-sales.ts';

export const handler = defineHandler(contract.getSales, async ({ actor, query }) => {
  const period = periodAsked(query, parisDay());
  return { ...period, ...(await readSales(actor.workspaceId, period)) };
});
