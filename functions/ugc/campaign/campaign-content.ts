import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { inHundredths } from '../../../shared/rules/hundredths.ts';
import type { updateUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import type { BriefDeliverable, CampaignContent } from '../../../shared/ugc/campaign.rules.ts';
import { deliverableLabel } from '../../../shared/ugc/deliverable-label.ts';
import { newId } from '../../platform/new-id.ts';

type Said = Omit<ParsedInput<typeof updateUgcCampaign>['body'], 'version' | 'name' | 'brandId'>;
type SaidDeliverables = NonNullable<Said['deliverables']>;

/** What is said over what was there: what is undefined stays. */
const over = <T extends object>(before: T, said: object | undefined): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(said ?? {}).filter(([, value]) => value !== undefined)),
});

/** The content after what is said of it: what is missing stays, of its groups too; what is null goes. */
export function editedContent(before: CampaignContent, said: Said): CampaignContent {
  const { product, brief, criteria, rights, delays, deliverables, fee, budget, ...rest } = said;
  const { value, ...ofProduct } = product ?? {};
  return {
    ...over(before, rest),
    product: over(before.product, {
      ...ofProduct,
      valueCents: value === undefined ? undefined : inHundredths(value),
    }),
    deliverables: deliverables ? keptDeliverables(before.deliverables, deliverables) : before.deliverables,
    brief: over(before.brief, brief && { ...brief, examples: brief.examples?.map(keptExample) }),
    criteria: over(before.criteria, criteria),
    rights: over(before.rights, rights),
    delays: over(before.delays, delays),
    feeCents: fee === undefined ? before.feeCents : fee && { min: inHundredths(fee.min), max: inHundredths(fee.max) },
    budgetCents: budget === undefined ? before.budgetCents : budget === null ? null : inHundredths(budget),
  };
}

/** One keeps its id as long as it is there. */
function keptDeliverables(before: BriefDeliverable[], said: SaidDeliverables): BriefDeliverable[] {
  const known = new Set(before.map(({ id }) => id));
  return said.map(({ id, label, durationSeconds, ...rest }) => {
    const seconds = durationSeconds ?? null;
    const kept = id !== undefined && known.delete(id) ? id : newId('bdl');
    return {
      ...rest,
      id: kept,
      durationSeconds: seconds,
      label: label || deliverableLabel({ ...rest, durationSeconds: seconds }),
    };
  });
}

type SaidExample = NonNullable<NonNullable<Said['brief']>['examples']>[number];
const keptExample = ({ adId, url, note }: SaidExample) => ({ adId: adId ?? null, url: url ?? null, note });
