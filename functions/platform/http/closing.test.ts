import { expect, it } from 'vitest';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { registry } from '../../../shared/registry.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { callRaw } from '../testing/call.ts';
import { signedInUser } from '../testing/factories.ts';

const planned = { requestedAt: '2026-11-01T10:00:00.000Z', deletesAt: '2026-12-01T10:00:00.000Z' };
const asked = registry.filter(({ auth }) => auth !== 'public' && auth !== 'creator');
const params = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));

/** Why each route is refused. What they are sent is refused before anything is done: it names a field that is unknown. */
async function refusals(token: string): Promise<Record<string, string>> {
  const ask = async (route: (typeof asked)[number]) => {
    const input = { token, params: params(route.path), rawQuery: 'inconnu=1', rawBody: '{"inconnu":1}' };
    const { status, error } = await callRaw(route, input);
    expect([400, 403], route.operation).toContain(status);
    return [route.operation, error.reason] as const;
  };
  const found: (readonly [string, string])[] = [];
  for (const some of chunks(asked, 40)) found.push(...(await Promise.all(some.map(ask))));
  return Object.fromEntries(found);
}

const expected = (of: (route: (typeof asked)[number]) => string) =>
  Object.fromEntries(asked.map((route) => [route.operation, of(route)]));

it('in a workspace that closes all that changes something is shut, and nothing else', async () => {
  const { token } = await signedInUser({}, { deletion: { ...planned, byId: 'usr_x' } });
  const found = await refusals(token);
  expect(found).toEqual(
    expected(({ auth, method }) => {
      if (auth.startsWith('admin:')) return 'forbidden';
      const changes = method !== 'GET' && /:(write|delete|manage|own|track|commit)$/.test(auth);
      return changes ? 'workspace_closing' : 'validation_error';
    }),
  );
  const shut = Object.keys(found).filter((operation) => found[operation] === 'workspace_closing');
  expect(shut).toEqual(expect.arrayContaining(['updateBoard', 'deleteProspect', 'createInvitation', 'changeBilling']));
  for (const open of ['searchProspects', 'getWorkspace', 'exportProspects', 'logout', 'removeDeletion'])
    expect(shut).not.toContain(open);
});

it('a server has nothing more to ask there, until it stays after all', async () => {
  const { token, workspace } = await signedInUser();
  const { key } = await newApiKey(token, ['prospects:read']);
  const { Workspace } = await import('../identity/workspace.entity.ts');
  const { workspaceId } = workspace;
  await Workspace.patch({ workspaceId })
    .set({ deletion: { ...planned, byId: 'usr_x' } })
    .go();
  expect(new Set(Object.values(await refusals(key)))).toEqual(new Set(['workspace_closing']));
  await Workspace.patch({ workspaceId }).remove(['deletion']).go();
  expect((await refusals(key)).searchProspects).toBe('validation_error');
});

it('to a person whose account goes five things are left', async () => {
  const { token } = await signedInUser({ deletion: planned });
  const found = await refusals(token);
  const open = ['getProfile', 'confirmPassword', 'removeDeletion', 'deleteImpersonation'];
  const exports = asked
    .filter(({ path }) => path.startsWith('/api/settings/exports'))
    .map(({ operation }) => operation);
  expect(found).toEqual(
    expected(({ operation }) => ([...open, ...exports].includes(operation) ? 'validation_error' : 'deletion_pending')),
  );
});
