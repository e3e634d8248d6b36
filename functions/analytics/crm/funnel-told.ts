import { blendedOf } from '../../../shared/rules/blended.ts';
import { funnelOf } from '../../../shared/rules/funnel.ts';
import type { CampaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { adProspects } from './ad-prospects.ts';
import { crmSteps } from './crm-steps.ts';

type Asked = {
  clientId: readonly string[] | undefined;
  /** Whether the prospects that ads brought are counted too: for who may read them. */
  withCrm: boolean;
};

/** From the impression to the conversion, and on to the signature, of campaigns that were added up. */
export async function funnelTold(workspaceId: string, together: CampaignsTogether, { clientId, withCrm }: Asked) {
  const { currency, days } = together;
  const { spend } = blendedOf({ sales: [], ads: days, sameCurrency: true });
  const prospects = withCrm ? await adProspects(workspaceId, { ...together, clientId }) : null;
  return {
    spend,
    steps: funnelOf(together.funnelSteps()),
    crm: prospects && crmSteps(prospects, spend, currency ?? prospects[0]?.currency ?? null),
  };
}
