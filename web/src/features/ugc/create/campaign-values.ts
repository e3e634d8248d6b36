import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import type { createUgcCampaign } from '../../../../../shared/ugc/campaign.contract.ts';
import { blankContent, campaignLimits } from '../../../../../shared/ugc/campaign.rules.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { sumOf, sumProblemOf } from '../../../lib/sum-text.ts';

export type CampaignBody = RouteInput<typeof createUgcCampaign>['body'];
export type DeliverableValues = UgcCampaign['deliverables'][number];

const { rights, delays } = blankContent;
const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
const linesOf = (lines: readonly string[]) => lines.join('\n');
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const euros = (value: number | null | undefined) => textOf(value).replace('.', ',');

/** The sums of money, and the whole numbers. */
const sums = ['product.value', 'fee.min', 'fee.max', 'budget'] as const;
const counts = [
  ...(['rights.months', 'creatorsWanted', 'revisionsIncluded'] as const),
  ...(['delays.firstVersionDays', 'delays.reviewDays', 'delays.paymentDays'] as const),
];

/** Of a whole number, null of what is none. */
const countOf = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** By name of field, what was typed for a number and is none. */
export function numberProblems(texts: CampaignTexts): Record<string, string> {
  const said = (name: keyof CampaignTexts) => texts[name].trim() !== '';
  return Object.fromEntries([
    ...sums
      .filter(said)
      .flatMap((name) =>
        [[name, sumProblemOf(texts[name], campaignLimits.amount)] as const].filter(([, wrong]) => wrong),
      ),
    ...counts
      .filter((name) => said(name) && countOf(texts[name]) === null)
      .map((name) => [name, 'Saisissez un nombre entier']),
  ]);
}

export type CampaignTexts = ReturnType<typeof textsOf>;
export type CampaignChoices = ReturnType<typeof choicesOf>;
export type CampaignValues = { texts: CampaignTexts; choices: CampaignChoices };

export const isSame = (one: CampaignValues, other: CampaignValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const { feeCents: _, budgetCents: __, product: blankProduct, ...blank } = blankContent;
const { valueCents: ___, ...ofProduct } = blankProduct;
/** A new one is shown in France, as nearly all are. */
const newCampaign = {
  ...blank,
  ...{ name: '', brandId: '', fee: null, budget: null },
  product: { ...ofProduct, value: 0 },
  rights: { ...rights, territories: ['FR'] },
};
type Said = Pick<UgcCampaign, keyof typeof newCampaign>;

/** What is typed, under the paths that the API names it by. */
const textsOf = (campaign: Said) => ({
  name: campaign.name,
  objective: campaign.objective ?? '',
  'product.name': campaign.product.name ?? '',
  'product.description': campaign.product.description ?? '',
  'product.url': campaign.product.url ?? '',
  'product.value': euros(campaign.product.value),
  'brief.messages': linesOf(campaign.brief.messages),
  'brief.mustDo': linesOf(campaign.brief.mustDo),
  'brief.mustNotDo': linesOf(campaign.brief.mustNotDo),
  'brief.hooks': linesOf(campaign.brief.hooks),
  'brief.callToAction': campaign.brief.callToAction ?? '',
  'brief.tone': campaign.brief.tone ?? '',
  'rights.months': textOf(campaign.rights.months),
  'fee.min': euros(campaign.fee?.min),
  'fee.max': euros(campaign.fee?.max),
  budget: euros(campaign.budget),
  creatorsWanted: textOf(campaign.creatorsWanted),
  revisionsIncluded: textOf(campaign.revisionsIncluded),
  applicationsCloseOn: campaign.applicationsCloseOn ?? '',
  'delays.firstVersionDays': textOf(campaign.delays.firstVersionDays),
  'delays.reviewDays': textOf(campaign.delays.reviewDays),
  'delays.paymentDays': textOf(campaign.delays.paymentDays),
});

const choicesOf = (campaign: Said) => ({
  brandId: campaign.brandId,
  shipping: campaign.product.shipping,
  deliverables: campaign.deliverables,
  diffusion: campaign.diffusion,
  supports: campaign.rights.supports,
  networks: campaign.rights.networks,
  territories: campaign.rights.territories,
  modifications: campaign.rights.modifications,
  visibility: campaign.visibility,
  contractPolicy: campaign.contractPolicy,
});

export const valuesOf = (campaign: UgcCampaign | null): CampaignValues => ({
  texts: textsOf(campaign ?? newCampaign),
  choices: choicesOf(campaign ?? newCampaign),
});

/** Of a price, both ends are the one that is given alone. */
function feeOf(texts: CampaignTexts): CampaignBody['fee'] {
  const [min, max] = [sumOf(texts['fee.min']), sumOf(texts['fee.max'])];
  if (min === null && max === null) return null;
  return { min: min ?? max ?? 0, max: max ?? min ?? 0 };
}

/** All that the form says, as the API takes it. */
export function bodyOf({ texts, choices }: CampaignValues): CampaignBody {
  const { brandId, shipping, deliverables, supports, networks, territories, modifications, ...others } = choices;
  return {
    ...others,
    brandId,
    name: texts.name,
    objective: texts.objective,
    product: {
      name: texts['product.name'],
      description: texts['product.description'],
      url: texts['product.url'],
      value: sumOf(texts['product.value']) ?? 0,
      shipping,
    },
    deliverables,
    brief: {
      messages: lines(texts['brief.messages']),
      mustDo: lines(texts['brief.mustDo']),
      mustNotDo: lines(texts['brief.mustNotDo']),
      hooks: lines(texts['brief.hooks']),
      callToAction: texts['brief.callToAction'],
      tone: texts['brief.tone'],
    },
    rights: {
      supports,
      networks,
      territories,
      months: countOf(texts['rights.months']) ?? rights.months,
      modifications,
    },
    fee: feeOf(texts),
    budget: sumOf(texts.budget),
    creatorsWanted: countOf(texts.creatorsWanted) ?? 1,
    revisionsIncluded: countOf(texts.revisionsIncluded) ?? 0,
    delays: {
      firstVersionDays: countOf(texts['delays.firstVersionDays']) ?? delays.firstVersionDays,
      reviewDays: countOf(texts['delays.reviewDays']) ?? delays.reviewDays,
      paymentDays: countOf(texts['delays.paymentDays']) ?? delays.paymentDays,
    },
    applicationsCloseOn: texts.applicationsCloseOn,
  };
}
