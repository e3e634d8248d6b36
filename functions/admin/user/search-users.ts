import * as z from 'zod';
import { platformRoles, searchUsers, type UserSort, userStatuses } from '../../../shared/admin/user.contract.ts';
import { searchedWords } from '../../../shared/kernel/fold.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { FirstPlaced } from '../../platform/first-placed.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { planNames } from '../../platform/plans/plan-versions.ts';
import { Tally } from '../../platform/tally.ts';
import { shownPeople } from '../core/shown-people.ts';
import { peopleIndex } from './people-index.ts';
import { type PersonRow, planCodeOf } from './person-row.ts';

const Place = z.object({ key: z.string().nullable(), id: z.string() });
type Place = z.infer<typeof Place>;

/** The people of the platform, found among those that this process holds; those of the page are read as they are now. */
export const handler = defineHandler(searchUsers, async (call) => {
  const { limit, cursor: _, sort, ...filters } = call.query;
  const page = pageOf(call, call.actor.userId);
  const after = await page.after(Place);
  const index = await peopleIndex();
  const plansOf = planReader(index.plans);
  const fits = fitting(filters);
  const refused = sieve(filters);
  const first = new FirstPlaced<PersonRow, Place>(orders[sort], limit + 1, after);
  const [role, status, planCode] = [new Tally(), new Tally(), new Tally()];
  let total = 0;
  for (const row of index.people.values()) {
    if (!fits(row)) continue;
    const codes = plansOf(row);
    const by = refused(row, codes);
    // A facet counts what its own filter alone refuses.
    if ((by & ~1) === 0) role.see(row.role);
    if ((by & ~2) === 0) status.see(row.status);
    if ((by & ~4) === 0) for (const code of codes) planCode.see(code);
    if (by > 0) continue;
    total++;
    first.see(row);
  }
  const found = first.rows();
  return {
    items: await shownPeople(found.slice(0, limit).map(({ userId }) => userId)),
    nextCursor: await page.next(found.length > limit ? first.placeAt(limit - 1) : null),
    total,
    facets: {
      role: role.inOrder(platformRoles),
      status: status.inOrder(userStatuses),
      planCode: planCode.inOrder(await planNames()),
    },
  };
});

type Filters = Omit<ParsedInput<typeof searchUsers>['query'], 'limit' | 'cursor' | 'sort'>;
type PlansOf = (row: PersonRow) => readonly PlanCode[];

const none: readonly PlanCode[] = [];

/** By row, the plans of its workspaces, each once. */
function planReader(plansById: Awaited<ReturnType<typeof peopleIndex>>['plans']): PlansOf {
  const now = new Date();
  const codeOf = (id: string) => {
    const workspace = plansById.get(id);
    return workspace && planCodeOf(workspace, now);
  };
  return ({ workspaceIds }) => {
    const first = codeOf(workspaceIds[0] ?? '');
    if (workspaceIds.length < 2) return first === undefined ? none : alone(first);
    return [...new Set(workspaceIds.flatMap((id) => codeOf(id) ?? []))];
  };
}

/** By plan, its list: most people are in one workspace. */
const lists = new Map<PlanCode, readonly PlanCode[]>();

function alone(code: PlanCode): readonly PlanCode[] {
  const list = lists.get(code) ?? [code];
  lists.set(code, list);
  return list;
}

/** Whether a row passes the filters that have no facet. */
function fitting({ q = '', workspaceId, seenBefore, seenSince, from, to }: Filters): (row: PersonRow) => boolean {
  const words = searchedWords(q).map((word) => ` ${word}`);
  return (row) =>
    words.every((word) => row.text.includes(word)) &&
    (workspaceId === undefined || row.workspaceIds.includes(workspaceId)) &&
    (seenBefore === undefined || row.lastSeenDay === null || row.lastSeenDay < seenBefore) &&
    (seenSince === undefined || (row.lastSeenDay !== null && row.lastSeenDay >= seenSince)) &&
    (from === undefined || row.createdDay >= from) &&
    (to === undefined || row.createdDay <= to);
}

/** Which of the others refuse it, a bit each: 1 role, 2 status, 4 plan. */
const sieve =
  ({ role, status, planCode }: Filters) =>
  (row: PersonRow, codes: readonly PlanCode[]): number =>
    (role && !role.includes(row.role) ? 1 : 0) +
    (status && !status.includes(row.status) ? 2 : 0) +
    (planCode && !planCode.some((code) => codes.includes(code)) ? 4 : 0);

const keys: Record<UserSort, (row: PersonRow) => string | null> = {
  newest: ({ createdAt }) => createdAt,
  last_seen: ({ lastSeenDay }) => lastSeenDay,
  name: ({ nameKey }) => nameKey,
};

const before = <T>(a: T, b: T): number => (a === b ? 0 : a < b ? -1 : 1);

const orderBy = (sort: UserSort) => {
  const sign = sort === 'name' ? 1 : -1;
  return {
    placeOf: (row: PersonRow): Place => ({ key: keys[sort](row), id: row.userId }),
    // Who has nothing there comes last.
    compare: (a: Place, b: Place): number =>
      before(a.key === null, b.key === null) || sign * (before(a.key ?? '', b.key ?? '') || before(a.id, b.id)),
  };
};

const orders = { newest: orderBy('newest'), last_seen: orderBy('last_seen'), name: orderBy('name') };
