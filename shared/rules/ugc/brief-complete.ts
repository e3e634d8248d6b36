import type { CampaignContent } from '../../ugc/campaign.rules.ts';

type Known = Pick<CampaignContent, 'objective' | 'deliverables' | 'applicationsCloseOn'> & {
  product: Pick<CampaignContent['product'], 'name'>;
  brief: Pick<CampaignContent['brief'], 'messages'>;
  rights: Pick<CampaignContent['rights'], 'supports' | 'territories'>;
};

/** What a brief needs to be published, and what is said of each where it is missing. */
export const briefNeeds = {
  objective: 'Dites l’objectif promotionnel',
  'product.name': 'Nommez le produit',
  deliverables: 'Demandez un livrable au moins',
  'brief.messages': 'Écrivez un message au moins',
  'rights.supports': 'Choisissez où les contenus seront diffusés',
  'rights.territories': 'Choisissez dans quels pays',
  applicationsCloseOn: 'Choisissez un jour de clôture à venir',
} as const;
export type BriefGap = keyof typeof briefNeeds;

/** What is missing of a brief on a day; it may be published when nothing is. */
export function briefGaps(
  { objective, product, deliverables, brief, rights, applicationsCloseOn }: Known,
  today: string,
) {
  const missing: Record<BriefGap, boolean> = {
    objective: !objective,
    'product.name': !product.name,
    deliverables: deliverables.length === 0,
    'brief.messages': brief.messages.length === 0,
    'rights.supports': rights.supports.length === 0,
    'rights.territories': rights.territories.length === 0,
    applicationsCloseOn: applicationsCloseOn === null || applicationsCloseOn < today,
  };
  return (Object.keys(missing) as BriefGap[]).filter((gap) => missing[gap]);
}
