import { expect, it } from 'vitest';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { rolePermissions, type WorkspacePermission, workspacePermissions } from '../../../shared/kernel/permissions.ts';
import { isOfWorkspace } from '../../../shared/kernel/route.ts';
import { registry } from '../../../shared/registry.ts';
import { callRaw } from '../testing/call.ts';
import { colleagueOf, signedInUser } from '../testing/factories.ts';

const owner = signedInUser();
const viewer = rolePermissions.viewer;
const asked = registry.filter(isOfWorkspace);
const needed = workspacePermissions.filter((permission) => asked.some(({ auth }) => auth === permission));

/** Someone who may do this and nothing else; without it, nothing at all. */
async function holderOf(permission?: WorkspacePermission) {
  const refusals = viewer.filter((one) => one !== permission);
  const grants = permission && !viewer.includes(permission) ? [permission] : [];
  return colleagueOf((await owner).workspace, { role: 'viewer', grants, refusals });
}

/** Those of some routes that let someone in. What they are sent is refused before anything is done: it names a field that is unknown. */
async function openTo({ token }: { token: string }, routes: typeof asked): Promise<string[]> {
  const params = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
  const ask = async (route: (typeof asked)[number]) => {
    const { status } = await callRaw(route, {
      token,
      params: params(route.path),
      rawQuery: 'inconnu=1',
      rawBody: '{}',
    });
    expect([400, 403], route.operation).toContain(status);
    return status === 400 ? [route.operation] : [];
  };
  const open: string[] = [];
  // All at once, the first time, they keep the process from answering its own table within a second.
  for (const some of chunks(routes, 40)) open.push(...(await Promise.all(some.map(ask))).flat());
  return open;
}

const routesOf = (permission: WorkspacePermission) => asked.filter(({ auth }) => auth === permission);

/** One route of each other permission; another one for each permission that is tried, so that all have their turn. */
const someOfOthers = (permission: WorkspacePermission) =>
  needed
    .filter((other) => other !== permission)
    .flatMap((other) => routesOf(other).at(needed.indexOf(permission) % routesOf(other).length) ?? []);

it.each(needed)('%s opens the routes that ask for it, and no other', async (permission) => {
  const own = routesOf(permission);
  const open = await openTo(await holderOf(permission), [...own, ...someOfOthers(permission)]);
  expect(open).toEqual(own.map(({ operation }) => operation));
});

it('nothing opens no route', async () => {
  expect(await openTo(await holderOf(), asked)).toEqual([]);
});
