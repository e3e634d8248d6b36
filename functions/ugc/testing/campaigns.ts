import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as contract from '../../../shared/ugc/campaign.contract.ts';
import type { UgcCampaign } from '../../../shared/ugc/campaign.ts';
import { call } from '../../platform/testing/call.ts';
import { newBrand } from './brands.ts';

type CampaignBody = Omit<RouteInput<typeof contract.createUgcCampaign>['body'], 'brandId'>;

/** A brief that can be published. */
export const campaignBody = (): CampaignBody => ({
  name: 'Sérum d’été',
  objective: 'Lancement du sérum',
  product: { name: 'Sérum Rosée', value: 39, shipping: 'none' },
  deliverables: [{ type: 'video', durationSeconds: 30, hooks: 3 }],
  brief: { messages: ['Il pénètre en dix secondes'] },
  rights: { supports: ['paid_social'], networks: ['instagram', 'tiktok'], territories: ['FR'], months: 6 },
  budget: 900,
  applicationsCloseOn: addDays(parisDay(), 20),
  visibility: 'link',
});

/** A draft for that advertiser, or for one of its own. */
export async function newCampaignOf(
  token: string,
  { brandId, ...body }: Partial<CampaignBody> & { brandId?: string } = {},
) {
  const whole = { ...campaignBody(), ...body, brandId: brandId ?? (await newBrand(token)).id };
  return (await call(contract.createUgcCampaign, { token, body: whole })).data.campaign;
}

type Action = RouteInput<typeof contract.actOnUgcCampaign>['body']['action'];
export const actOn = (token: string, { id, version }: Pick<UgcCampaign, 'id' | 'version'>, action: Action) =>
  call(contract.actOnUgcCampaign, { token, params: { id }, body: { action, version } });

/** One that is open to creators. */
export const openCampaign = async (token: string, body: Parameters<typeof newCampaignOf>[1] = {}) =>
  (await actOn(token, await newCampaignOf(token, body), 'publish')).data.campaign;
