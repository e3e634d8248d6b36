import { handler as getPermissions } from '../../functions/admin/permission/get-user-permissions.ts';
import { handler as listRoutes } from '../../functions/admin/permission/list-product-routes.ts';
import { handler as updatePermissions } from '../../functions/admin/permission/update-user-permissions.ts';
import { handler as searchPeople } from '../../functions/admin/user/search-users.ts';
import { handler as searchPlaces } from '../../functions/admin/workspace/search-workspaces.ts';
import { write } from '../../functions/platform/db/write.ts';
import type { RouteHandler } from '../../functions/platform/http/define-handler.ts';
import { markPeople } from '../../functions/platform/identity/people-change.entity.ts';
import { colleagueOf, signedInUser } from '../../functions/platform/testing/factories.ts';
import { handler as listTeam } from '../../functions/team/member/list-members.ts';
import {
  getUserPermissions,
  listProductRoutes,
  updateUserPermissions,
} from '../../shared/admin/permission.contract.ts';
import { searchUsers } from '../../shared/admin/user.contract.ts';
import { searchWorkspaces } from '../../shared/admin/workspace.contract.ts';
import type { Route } from '../../shared/kernel/route.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { listMembers } from '../../shared/team/member.contract.ts';
import { bareReader, readsOf } from './bare-reads.ts';
import { callRoute, statusOf } from './call-route.ts';
import { median, percentile } from './figures.ts';
import { fillPeople, searchedNames } from './synthetic-people.ts';

type Searched = 'people' | 'workspaces';
export type AdminPeopleTask =
  | { task: 'fill'; people: number; workspaces: number }
  | { task: 'search'; of: Searched; searches: number }
  | { task: 'bareFirst' | 'bareAgain'; of: Searched; rounds: number }
  | { task: 'grid'; rounds: number }
  | { task: 'rights'; changes: number };

type Searches = { cold: number; p50: number; p99: number };
export type AdminPeopleFigures = {
  fill: { seconds: number };
  search: Searches;
  /** ms */
  bareFirst: number[];
  bareAgain: number[];
  /** The first of a process and those after it, each beside the same reads; ms. */
  grid: { first: number; again: number[]; bare: number[] };
  /** Calls that were answered by the rights of before. */
  rights: { late: number; p50: number; p99: number };
};

/** Of so many searches one comes after someone was changed. */
const searchesAChange = 10;
const routes: Record<Searched, [Route, RouteHandler]> = {
  people: [searchUsers, searchPeople],
  workspaces: [searchWorkspaces, searchPlaces],
};

const administrator = () => signedInUser({ role: 'admin' });

/** Words, filters and orders, never twice the same. */
function queryOf(of: Searched, chances: Seeded): [string, string][] {
  const filters: [string, string][] = [
    ['planCode', chances.pick(['starter', 'professional'])],
    ['status', chances.pick(['active', 'suspended'])],
  ];
  return [
    ['q', chances.pick(searchedNames).slice(0, chances.int(1, 6))],
    ['sort', chances.pick(of === 'people' ? ['newest', 'last_seen', 'name'] : ['newest', 'name'])],
    ...filters.filter(() => chances.int(0, 1) === 0),
  ];
}

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function search({ of, searches }: Extract<AdminPeopleTask, { task: 'search' }>): Promise<Searches> {
  const { token, user, workspace } = await administrator();
  const [route, handler] = routes[of];
  const chances = new Seeded('administration');
  const one = () => msOf(() => callRoute(route, handler, { token, query: queryOf(of, chances) }));
  const cold = await one();
  const times: number[] = [];
  for (let at = 0; at < searches; at++) {
    if (at % searchesAChange === 0) await write([markPeople([user.userId, workspace.workspaceId])]);
    times.push(await one());
  }
  return { cold, p50: median(times), p99: percentile(times, 0.99) };
}

/** The same reads with a bare client: all of them, of a process that knows nothing; or those of a page, once it knows. */
async function bareSearch(of: Searched, rounds: number, first: boolean): Promise<number[]> {
  const { token } = await administrator();
  const [route, handler] = routes[of];
  const one = () => callRoute(route, handler, { token, query: { sort: 'newest' } });
  if (!first) await one();
  const reads = await readsOf(one);
  const read = bareReader();
  if (!first) await read(reads);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await msOf(() => read(reads)));
  return times;
}

async function grid(rounds: number): Promise<AdminPeopleFigures['grid']> {
  const { token, workspace } = await administrator();
  const { user } = await colleagueOf(workspace);
  const params = { id: user.userId };
  const query = { workspaceId: workspace.workspaceId };
  const one = () => callRoute(getUserPermissions, getPermissions, { token, params, query });
  // A function has it compiled.
  await import('../../functions/admin/permission/known-routes.ts');
  const first = await msOf(one);
  const reads = await readsOf(one);
  const read = bareReader();
  await read(reads);
  const [again, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    again.push(await msOf(one));
    bare.push(await msOf(() => read(reads)));
  }
  return { first, again, bare };
}

/** In turns something of their workspace is refused to someone, and something of the platform given; then both are undone. */
async function rights(changes: number): Promise<AdminPeopleFigures['rights']> {
  const { token, workspace } = await administrator();
  const { workspaceId } = workspace;
  const person = await colleagueOf(workspace);
  const times: number[] = [];
  let late = 0;
  let [refused, given] = [false, false];
  for (let change = 0; change < changes; change++) {
    if (change % 2 === 0) refused = !refused;
    else given = !given;
    const version = change + 2;
    const body = {
      ...{ workspaceId, grants: [], refusals: refused ? ['team:read'] : [] },
      ...{ adminGrants: given ? ['admin:users'] : [], version },
    };
    const start = performance.now();
    await callRoute(updateUserPermissions, updatePermissions, { token, params: { id: person.user.userId }, body });
    const own = { token: person.token };
    const [status, wanted] =
      change % 2 === 0
        ? [await statusOf(listMembers, listTeam, own), refused ? 403 : 200]
        : [await statusOf(listProductRoutes, listRoutes, own), given ? 200 : 403];
    times.push(performance.now() - start);
    if (status !== wanted) late++;
  }
  return { late, p50: median(times), p99: percentile(times, 0.99) };
}

async function fill(sizes: { people: number; workspaces: number }): Promise<AdminPeopleFigures['fill']> {
  const start = performance.now();
  await fillPeople(sizes);
  return { seconds: (performance.now() - start) / 1_000 };
}

function act(task: AdminPeopleTask) {
  switch (task.task) {
    case 'fill':
      return fill(task);
    case 'search':
      return search(task);
    case 'bareFirst':
    case 'bareAgain':
      return bareSearch(task.of, task.rounds, task.task === 'bareFirst');
    case 'grid':
      return grid(task.rounds);
    case 'rights':
      return rights(task.changes);
  }
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit(0);
