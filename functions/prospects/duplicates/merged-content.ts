import type { MergeableField } from '../../../shared/prospects/duplicates.contract.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';

type Attribute = keyof ProspectItem;

/** What goes with each field of a merge: an amount keeps its currency, a next action its time. */
const attributes: Record<MergeableField, [Attribute, ...Attribute[]]> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  email: ['email'],
  phone: ['phone', 'phoneNational'],
  company: ['company'],
  jobTitle: ['jobTitle'],
  website: ['website'],
  industry: ['industry'],
  companySize: ['companySize'],
  city: ['city'],
  country: ['country'],
  source: ['source'],
  status: ['status', 'lostReason', 'closedAt'],
  value: ['valueCents', 'currency'],
  monthlyAdBudget: ['adBudgetCents'],
  notes: ['notes'],
  nextActionAt: ['nextActionAt', 'nextAction'],
  legalBasis: ['legalBasis'],
};

/**
 * What a prospect becomes that absorbs others (the first is the one kept). A field is the chosen one's, else the first
 * one's that has it, else the kept one's. Nobody who must not be contacted becomes someone who may.
 */
export function mergedContent(
  items: ProspectItem[],
  chosen: { [F in MergeableField]?: string | undefined },
): Partial<ProspectItem> {
  const change: Partial<ProspectItem> = {};
  for (const [field, names] of Object.entries(attributes)) {
    const chosenId = chosen[field as MergeableField];
    const of =
      items.find(({ prospectId }) => prospectId === chosenId) ??
      items.find((item) => item[names[0]] !== undefined) ??
      items[0];
    for (const name of names) Object.assign(change, { [name]: of?.[name] });
  }
  return {
    ...change,
    tags: [...new Set(items.flatMap(({ tags }) => tags))].slice(0, prospectLimits.tags),
    doNotContact: items.some(({ doNotContact }) => doNotContact),
    collectedAt: items.map(({ collectedAt }) => collectedAt).sort()[0] ?? '',
    signals: items.flatMap(({ signals }) => signals).sort((a, b) => (a.at < b.at ? 1 : -1)),
    activityCount: items.reduce((sum, { activityCount }) => sum + activityCount, 0),
    lastActivityAt: items
      .flatMap(({ lastActivityAt }) => lastActivityAt ?? [])
      .sort()
      .at(-1),
  };
}
