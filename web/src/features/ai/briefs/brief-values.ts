import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import type { createBrief, updateBrief } from '../../../../../shared/ai/briefs.contract.ts';
import { type CampaignObjective, campaignObjectives } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { asWords, filled, said, wordsIn } from '../fields/lines.ts';

export type NewBrief = RouteInput<typeof createBrief>['body'];
type EditedBrief = Omit<RouteInput<typeof updateBrief>['body'], 'version'>;

const texts = [
  ...(['product', 'shortName', 'description', 'audience', 'offer', 'price'] as const),
  ...(['deadline', 'callToAction', 'url', 'notes'] as const),
];
const listsOfBrief = ['benefits', 'features', 'pains', 'mentions'] as const;
type Text = (typeof texts)[number];
type List = (typeof listsOfBrief)[number];

/** What is written in the form of a brief: an empty text says nothing. */
export type BriefValues = Record<Text, string> &
  Record<List, string[]> & {
    name: string;
    brandId: string;
    industry: string;
    objective: string;
    register: '' | 'vous' | 'tu';
    isNew: boolean;
    proofs: { text: string; source: string }[];
    objections: { objection: string; answer: string }[];
    keywords: string;
    mustInclude: string;
    banned: string;
  };

export const newBriefValues: BriefValues = {
  ...{ name: '', brandId: '', industry: '', objective: '', register: '', isNew: false },
  ...{ product: '', shortName: '', description: '', audience: '', offer: '', price: '', deadline: '' },
  ...{ callToAction: '', url: '', notes: '', keywords: '', mustInclude: '', banned: '' },
  ...{ benefits: [], features: [], pains: [], mentions: [], proofs: [], objections: [] },
};

export function valuesOfBrief({ name, brandId, brief }: KeptBrief): BriefValues {
  const { benefits, features, pains, mentions, isNew } = brief;
  return {
    ...newBriefValues,
    ...(Object.fromEntries(texts.map((field) => [field, brief[field] ?? ''])) as Record<Text, string>),
    ...{ name, brandId: brandId ?? '', benefits, features, pains, mentions, isNew },
    industry: brief.industry ?? '',
    objective: brief.objective ?? '',
    register: brief.register ?? '',
    proofs: brief.proofs.map(({ text, source = '' }) => ({ text, source })),
    objections: brief.objections.map(({ objection, answer = '' }) => ({ objection, answer })),
    keywords: asWords(brief.keywords),
    mustInclude: asWords(brief.mustInclude),
    banned: asWords(brief.banned),
  };
}

const objectiveOf = (code: string): CampaignObjective | undefined =>
  keysOf(campaignObjectives).find((known) => known === code);

/** The facts as the API takes them. */
export function factsOf(values: BriefValues): NewBrief['brief'] {
  const industry = keysOf(industries).find((code) => code === values.industry);
  const objective = objectiveOf(values.objective);
  return {
    ...Object.fromEntries(texts.flatMap((field) => (said(values[field]) ? [[field, values[field].trim()]] : []))),
    product: values.product.trim(),
    ...(industry && { industry }),
    ...(objective && { objective }),
    ...(values.register && { register: values.register }),
    ...(Object.fromEntries(listsOfBrief.map((field) => [field, filled(values[field])])) as Record<List, string[]>),
    proofs: values.proofs
      .filter(({ text, source }) => said(text) || said(source))
      .map(({ text, source }) => ({ text: text.trim(), source: said(source) })),
    objections: values.objections
      .filter(({ objection, answer }) => said(objection) || said(answer))
      .map(({ objection, answer }) => ({ objection: objection.trim(), answer: said(answer) })),
    isNew: values.isNew,
    keywords: wordsIn(values.keywords),
    mustInclude: wordsIn(values.mustInclude),
    banned: wordsIn(values.banned),
  };
}

/** A brief without a name of its own is called by its product. */
const nameOf = ({ name, product }: BriefValues): string => (name.trim() || product.trim()).slice(0, 100);

export const newBrief = (values: BriefValues): NewBrief => ({
  name: nameOf(values),
  ...(values.brandId && { brandId: values.brandId }),
  brief: factsOf(values),
});

export const editedBrief = (values: BriefValues): Required<Omit<EditedBrief, 'personaId'>> => ({
  name: nameOf(values),
  brandId: values.brandId || null,
  brief: factsOf(values),
});
