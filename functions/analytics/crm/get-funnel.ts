import * as contract from '../../../shared/analytics/funnel.contract.ts';
import { blendedOf } from '../../../shared/rules/blended.ts';
import { funnelOf } from '../../../shared/rules/funnel.ts';
import { campaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { adProspects } from './ad-prospects.ts';
import { crmSteps } from './crm-steps.ts';

export const handler = defineHandler(contract.getFunnel, async ({ actor, query }) => {
  const together = await campaignsTogether(actor, query);
  const { period, currency, days } = together;
  const { spend } = blendedOf({ sales: [], ads: days, sameCurrency: true });
  const mayRead = actor.permissions.has('prospects:read');
  const prospects = mayRead ? await adProspects(actor.workspaceId, { ...together, clientId: query.clientId }) : null;
  return {
    ...period,
    currency,
    spend,
    steps: funnelOf(together.funnelSteps()),
    crm: prospects && crmSteps(prospects, spend, currency ?? prospects[0]?.currency ?? null),
  };
});
