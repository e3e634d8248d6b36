import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { type CampaignContent, countedStages, type StageCounts } from '../../../shared/ugc/campaign.rules.ts';
import type { UgcCampaign as ShownCampaign } from '../../../shared/ugc/campaign.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import type { UgcCampaignItem } from './campaign.entity.ts';
import { publicUrlOf } from './public-call.ts';

export const countsOf = (item: UgcCampaignItem): StageCounts =>
  Object.fromEntries(countedStages.map((stage) => [stage, item[stage]])) as StageCounts;

/** What is said of it, in euros. */
const inEuros = ({ product, feeCents, budgetCents, ...rest }: CampaignContent) => {
  const { valueCents, ...ofProduct } = product;
  return {
    ...rest,
    product: { ...ofProduct, value: ofHundredths(valueCents) },
    fee: feeCents && { min: ofHundredths(feeCents.min), max: ofHundredths(feeCents.max) },
    budget: budgetCents === null ? null : ofHundredths(budgetCents),
  };
};

/** A campaign as people and servers read it, under the name that its advertiser has now. */
export async function shownCampaign(item: UgcCampaignItem, brandName: string): Promise<ShownCampaign> {
  const { content, committedCents, paidCents } = item;
  const { budgetCents } = content;
  return {
    id: item.campaignId,
    name: item.name,
    brandId: item.brandId,
    brandName,
    status: item.status,
    ...inEuros(content),
    briefVersion: item.briefVersion,
    frozen: item.frozenAt !== undefined,
    publicUrl: await publicUrlOf(item),
    moderation: item.moderation ? { outcome: item.moderation.outcome, reason: item.moderation.reason } : null,
    counts: countsOf(item),
    money: {
      committed: ofHundredths(committedCents),
      paid: ofHundredths(paidCents),
      left: budgetCents === null ? null : ofHundredths(budgetCents - committedCents),
    },
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}

export async function shownWithBrand(item: UgcCampaignItem): Promise<ShownCampaign> {
  const brands = await clientsById(item.workspaceId, [item.brandId]);
  return shownCampaign(item, brands.get(item.brandId)?.name ?? '');
}
