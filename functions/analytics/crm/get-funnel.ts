import * as contract from '../../../shared/analytics/funnel.contract.ts';
import { campaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { funnelTold } from './funnel-told.ts';

export const handler = defineHandler(contract.getFunnel, async ({ actor, query }) => {
  const together = await campaignsTogether(actor, query);
  const { period, currency } = together;
  const asked = { clientId: query.clientId, withCrm: actor.permissions.has('prospects:read') };
  return { ...period, currency, ...(await funnelTold(actor.workspaceId, together, asked)) };
});
