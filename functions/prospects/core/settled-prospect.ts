import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { isClosed, retentionDay } from '../../../shared/prospects/prospects.rules.ts';
import { type PreparedWeights, type ScoringFacts, scoreProspect } from '../../../shared/prospects/score-prospect.ts';
import { newId } from '../../platform/new-id.ts';
import { type ProspectItem, prospectKey } from './prospect.entity.ts';
import { bookShardOf } from './prospect-book.entity.ts';
import type { Content } from './prospect-content.ts';

/** A prospect of whom nothing is known but what was said: `settled` gives it the rest. */
export function blankProspect(workspaceId: string, content: Content, now: Date): ProspectItem {
  const at = now.toISOString();
  return {
    ...content,
    ...prospectKey(workspaceId, newId('pro', now)),
    retainUntil: at.slice(0, 10),
    score: 0,
    scoreDetails: [],
    scoredAt: at,
    signals: [],
    activityCount: 0,
    createdAt: at,
    updatedAt: at,
    version: 1,
    revision: 1,
  };
}

/** A prospect with everything that follows from what is known of it: since when it has its status, when it was closed, how long it may be kept, its score. */
export function settled(
  before: ProspectItem | null,
  item: ProspectItem,
  weights: PreparedWeights,
  now: Date,
): ProspectItem {
  return rescored(
    {
      ...item,
      ...closing(before, item, now),
      statusSince: before?.status === item.status ? before.statusSince : now.toISOString(),
      ...retention(item),
      ...reminder(before, item),
    },
    weights,
    now,
  );
}

type FactField = Exclude<keyof ScoringFacts, 'monthlyAdBudget'> | 'adBudgetCents';

const facts: Record<FactField, true> = {
  signals: true,
  source: true,
  collectedAt: true,
  doNotContact: true,
  email: true,
  phone: true,
  company: true,
  website: true,
  industry: true,
  companySize: true,
  jobTitle: true,
  adBudgetCents: true,
  country: true,
};

/** The attributes that scoring looks at, for who reads no others: half of an item, and half of the time. */
export const factFields = keysOf(facts);

/** What scoring looks at. */
export const factsOf = <T extends Pick<ProspectItem, FactField>>(item: T) => ({
  ...item,
  monthlyAdBudget: item.adBudgetCents === undefined ? undefined : item.adBudgetCents / 100,
});

export function rescored(item: ProspectItem, weights: PreparedWeights, now: Date): ProspectItem {
  const { score, details } = scoreProspect(factsOf(item), weights, now);
  return { ...item, score, scoreDetails: details, scoredAt: now.toISOString() };
}

function closing(before: ProspectItem | null, { status }: ProspectItem, now: Date) {
  if (!isClosed(status)) return { closedAt: undefined };
  return { closedAt: before?.status === status ? before.closedAt : now.toISOString() };
}

function retention({ retainChosen, retainUntil, lastActivityAt, collectedAt }: ProspectItem) {
  return { retainUntil: retainChosen ? retainUntil : retentionDay(lastActivityAt ?? collectedAt) };
}

/** A next action is reminded of once; another one, again. */
function reminder(before: ProspectItem | null, { workspaceId, status, nextActionAt, remindAt }: ProspectItem) {
  const isNew = nextActionAt !== before?.nextActionAt;
  const wanted = isClosed(status) ? undefined : isNew ? nextActionAt : remindAt;
  return { remindAt: wanted, remindShard: wanted ? bookShardOf(workspaceId) : undefined };
}
