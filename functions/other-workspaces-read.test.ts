import { expect, it } from 'vitest';
import * as z from 'zod';
import * as adsImports from '../shared/ads/imports.contract.ts';
import * as watch from '../shared/ads/watch.contract.ts';
import * as boards from '../shared/boards/board.contract.ts';
import * as comments from '../shared/boards/comments.contract.ts';
import { atFirstUse } from '../shared/kernel/at-first-use.ts';
import { isOfWorkspace, type Route, routeWord } from '../shared/kernel/route.ts';
import * as prospectImports from '../shared/prospects/imports.contract.ts';
import * as timeline from '../shared/prospects/timeline.contract.ts';
import * as views from '../shared/prospects/views.contract.ts';
import { registry } from '../shared/registry.ts';
import { adContent, putAds } from './ads/testing/ads.ts';
import { newBoard, save } from './boards/testing/boards.ts';
import { newClientOf } from './clients/testing/clients.ts';
import { uploadKey } from './imports/upload.entity.ts';
import { putFile } from './platform/clients/files.ts';
import { call, callRaw } from './platform/testing/call.ts';
import { colleagueOf, joined, signedIn, signedInUser } from './platform/testing/factories.ts';
import { newProspect } from './prospects/testing/prospects.ts';
import { newApiKey } from './settings/testing/api-keys.ts';
import { invite } from './team/testing/team.ts';
import { newWebhook } from './webhooks/testing/webhooks.ts';

const name = 'Secretissime';
const twice = <T>(make: (at: number) => Promise<T>): Promise<[T, T]> => Promise.all([make(0), make(1)]);

/** Two of each thing, in a workspace whose owner is in another one too. */
async function bothWorkspaces() {
  const owner = await signedInUser();
  const { token, workspace, user } = owner;
  const { workspaceId } = workspace;
  const other = await colleagueOf(workspace, { role: 'manager' }, { firstName: name });
  const adIds = await putAds(
    workspaceId,
    [0, 1].map(() => adContent({ body: `${name} de la maison` })),
  );
  const kept = await twice((at) => newClientOf(token, { name: `${name} ${at}` }));
  const clientId = kept[0].id;
  const ownerId = other.user.userId;
  const list = await twice((at) => newBoard(token, { name: `${name} ${at}`, clientId, ownerId }));
  const [board] = list;
  const cards = await twice((at) => save(token, board.id, adIds[at], { note: name }));
  const cardId = cards[0].id;
  const said = await twice(() => call(comments.createComment, { token, params: { id: cardId }, body: { text: name } }));
  await call(boards.shareBoard, { token, params: { id: board.id }, body: { allowComments: true } });
  const people = await twice((at) => newProspect(token, { lastName: `${name} ${at}`, clientId, ownerId }));
  const of = { id: people[0].id };
  await twice(() =>
    call(timeline.createProspectActivity, { token, params: of, body: { type: 'note', content: name } }),
  );
  const view = { title: name, filters: {}, sort: 'newest' as const };
  await twice(() => call(views.createProspectView, { token, body: view as never }));
  const adRuns = await twice(() =>
    call(adsImports.importAds, { token, body: { source: 'import', items: [{ sourceId: '1' }], name } as never }),
  );
  const runs = await twice(() =>
    call(prospectImports.importProspects, { token, body: { csv: `Nom\n${name}`, name } as never }),
  );
  const followed = await twice((at) =>
    call(watch.followAdvertiser, { token, body: { advertiserId: `${at}`, name, clientId } }),
  );
  const searches = await twice((at) =>
    call(watch.createSavedSearch, { token, body: { name: `${name} ${at}`, query: `q=${at}` } }),
  );
  const keys = await twice(() => newApiKey(token, ['boards:read'], name));
  const hooks = await twice(() => newWebhook(token, 'https://8.8.8.8/', { name }));
  await twice(() => invite(owner));
  const elsewhere = await signedInUser();
  await joined(user, elsewhere.workspace.workspaceId, { role: 'owner' });
  const ids = [
    ownerId,
    ...adIds,
    ...[kept, list, cards, people].flat().map(({ id }) => id),
    ...said.map(({ data }) => data.comment.id),
    ...[...adRuns, ...runs].map(({ data }) => data.import.id),
    ...followed.map(({ data }) => data.followedAdvertiser.id),
    ...searches.map(({ data }) => data.savedSearch.id),
    ...keys.map(({ apiKey }) => apiKey.id),
    ...hooks.map(({ webhook }) => webhook.id),
  ];
  return {
    here: token,
    there: (await signedIn(user, elsewhere.workspace.workspaceId)).token,
    ids,
    workspaceId,
  };
}

const reading = registry.filter((route) => route.method === 'GET' && isOfWorkspace(route));
const fields = (route: Route, part: 'params' | 'query') => Object.keys(route[part]?.shape ?? {});

/** What may be asked of a list with ids of a workspace: what is read by its own id, the recipes' walk asks for. */
function* filtersOf(route: Route, ids: string[]): Generator<string> {
  const always = needed(route);
  yield always;
  for (const filter of fields(route, 'query').filter((one) => /Ids?$|^q$/.test(one)))
    for (const value of filter === 'q' ? [name] : ids)
      if (z.safeParse(route.query?.shape[filter], value).success) yield `${always}&${filter}=${value}`;
}

const askedFor: Record<string, string> = { by: 'platform', of: 'overview', kind: 'ledger', year: '2026' };

/** What a route answers nothing without. */
const needed = (route: Route): string =>
  fields(route, 'query')
    .filter((one) => one in askedFor && !z.safeParse(route.query?.shape[one], undefined).success)
    .map((one) => `${one}=${askedFor[one]}`)
    .join('&');

const lists = reading.filter(({ params }) => !params);
const both = atFirstUse(bothWorkspaces);

// A word at a time, for each has a minute.
it.each([...new Set(lists.map(routeWord))])(
  'lists of %s nothing of another workspace of the same person, whatever it is filtered by, nor in exports',
  async (word) => {
    const { there, ids, workspaceId } = await both();
    const oneOfEach = ids.filter((id, at) => at === ids.findIndex((other) => other.slice(0, 4) === id.slice(0, 4)));
    for (const route of lists.filter((one) => routeWord(one) === word))
      for (const rawQuery of filtersOf(route, oneOfEach)) {
        const { status, text } = await callRaw(route, { token: there, rawQuery });
        // 409: what another workspace is connected to is not connected here.
        expect([200, 404, 409], `${route.operation} ${rawQuery}`).toContain(status);
        for (const one of [...ids, workspaceId, name])
          if (!rawQuery.includes(one)) expect(text, `${route.operation} ${rawQuery}`).not.toContain(one);
      }
  },
);

it('goes on in no list of another workspace of the same person', async () => {
  const { here, there, ids } = await bothWorkspaces();
  const tried: string[] = [];
  for (const route of reading.filter(({ query }) => query?.shape.cursor)) {
    const first = ids.find((id) => id.startsWith(route.path.includes('saved-ads/{id}') ? 'sav_' : 'pro_')) ?? '';
    const params = Object.fromEntries(fields(route, 'params').map((one) => [one, first]));
    const { data } = await callRaw<{ nextCursor?: string }>(route, { token: here, params, rawQuery: 'limit=1' });
    if (!data?.nextCursor) continue;
    tried.push(route.operation);
    const rawQuery = `limit=1&cursor=${data.nextCursor}`;
    expect((await callRaw(route, { token: here, params, rawQuery })).status, route.operation).toBe(200);
    const { status } = await callRaw(route, { token: there, params, rawQuery });
    expect([400, 404], route.operation).toContain(status);
  }
  expect(tried.length).toBeGreaterThan(12);
});

it('takes no file of another workspace of the same person', async () => {
  const { here, there, workspaceId } = await bothWorkspaces();
  const csv = 'Nom\nDelmas';
  const upload = { name: 'a.csv', size: csv.length, contentType: 'text/csv' as const };
  const { uploadId } = (await call(prospectImports.createProspectUpload, { token: here, body: upload })).data;
  await putFile(uploadKey(workspaceId, uploadId), csv, 'text/csv');
  const take = async (token: string) =>
    (await callRaw(prospectImports.importProspects, { token, rawBody: JSON.stringify({ uploadId }) })).status;
  expect([await take(there), await take(here)]).toEqual([400, 202]);
});
