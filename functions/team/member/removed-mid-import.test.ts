import { expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import * as prospectImports from '../../../shared/prospects/imports.contract.ts';
import { runFile as runAdFile } from '../../ads/imports/run-file.ts';
import { findImport } from '../../ads/imports/start-import.ts';
import { runImports as runAdImports, storedAds } from '../../ads/imports/testing/run-imports.ts';
import { findRun } from '../../imports/import-run.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedIn } from '../../platform/testing/factories.ts';
import { prospectRuns } from '../../prospects/imports/prospect-import.entity.ts';
import { storeFile } from '../../prospects/imports/run-import.ts';
import { runImports, storedProspects } from '../../prospects/imports/testing/import-runs.ts';
import { handOvers, pair, takeOut } from '../testing/team.ts';

const rows = 90;
const noTime = 0;

/** Who imports from three browsers, and is the owner that the import and some of its lines name. */
async function importing() {
  const { owner, other, workspaceId } = await pair();
  const { token, user } = other;
  const browsers = [other, await signedIn(user, workspaceId), await signedIn(user, workspaceId)];
  const lines = Array.from({ length: rows }, (_, at) => `P${at};p${at}@exemple.fr;${at % 3 === 0 ? other.email : ''}`);
  const csv = ['Nom;E-mail;Propriétaire', ...lines].join('\n');
  const { data } = await call(prospectImports.importProspects, { token, body: { csv, ownerId: user.userId } as never });
  const item = () => findRun(prospectRuns, { workspaceId, importId: data.import.id });
  const shown = async () =>
    (await call(prospectImports.getProspectImport, { token: owner.token, params: { id: data.import.id } })).data.import;
  return { owner, other, workspaceId, browsers, item, shown };
}

it('an import of prospects by who is removed meanwhile goes on to its end, and leaves nothing theirs', async () => {
  const { owner, other, workspaceId, browsers, item, shown } = await importing();
  const heir = await colleagueOf(owner.workspace);
  let before = await storedProspects(workspaceId);
  for (; before.length === 0; before = await storedProspects(workspaceId)) await storeFile(await item(), noTime);
  expect(before.length).toBeLessThan(rows);
  expect(new Set(before.map(({ ownerId }) => ownerId))).toEqual(new Set([other.user.userId]));
  expect((await takeOut(owner, other, { to: heir.user.userId })).status).toBe(200);
  for (const { token } of browsers)
    expect((await call(prospectImports.listProspectImports, { token, query: {} })).status).toBe(401);
  await runImports();
  await handOvers.runAll();
  expect(await shown()).toMatchObject({ status: 'completed', received: rows, created: rows, rejectedCount: 0 });
  const after = await storedProspects(workspaceId);
  expect(after).toHaveLength(rows);
  expect(after.map(({ ownerId }) => ownerId)).toEqual(Array(rows).fill(heir.user.userId));
  expect((await shown()).remarkedCount).toBeGreaterThan(0);
});

it('what an import still brings once the one whose it was to be is gone is of who was given the rest', async () => {
  const { owner, other, workspaceId, shown } = await importing();
  const heir = await colleagueOf(owner.workspace);
  expect((await takeOut(owner, other, { to: heir.user.userId })).status).toBe(200);
  await handOvers.runAll();
  await runImports();
  expect(await shown()).toMatchObject({ status: 'completed', created: rows });
  const owners = (await storedProspects(workspaceId)).map(({ ownerId }) => ownerId);
  expect(owners).toEqual(Array(rows).fill(heir.user.userId));
});

it('a slice of an import that is under way while its owner is removed leaves nothing theirs either', async () => {
  const { owner, other, workspaceId, item, shown } = await importing();
  await Promise.all([storeFile(await item()), takeOut(owner, other)]);
  await runImports();
  await handOvers.runAll();
  expect(await shown()).toMatchObject({ status: 'completed', created: rows });
  const owners = (await storedProspects(workspaceId)).map(({ ownerId }) => ownerId);
  expect(owners).toEqual(Array(rows).fill(undefined));
});

it('an import of ads by who is removed meanwhile goes on to its end, and may be stopped by those who stay', async () => {
  const { owner, other, workspaceId } = await pair();
  const items = Array.from({ length: 60 }, (_, at) => ({
    sourceId: `a${at}`,
    advertiser: 'Maison Rivière',
    body: 'Des meubles faits à la main',
    startedAt: '2026-05-12',
  }));
  const start = async (count: number) =>
    (await call(adsImports.importAds, { token: other.token, body: { source: 'import', items: items.slice(0, count) } }))
      .data.import;
  const [first, second] = [await start(60), await start(3)];
  await runAdFile(await findImport(workspaceId, first.id), noTime);
  const met = (await storedAds(workspaceId)).length;
  expect(met).toBeLessThan(60);
  expect((await takeOut(owner, other)).status).toBe(200);
  const params = { id: second.id };
  expect((await call(adsImports.cancelAdImport, { token: other.token, params, body: {} })).status).toBe(401);
  expect((await call(adsImports.cancelAdImport, { token: owner.token, params, body: {} })).data.import.status).toBe(
    'cancelled',
  );
  await runAdImports();
  await handOvers.runAll();
  const { data } = await call(adsImports.getAdImport, { token: owner.token, params: { id: first.id } });
  expect(data.import).toMatchObject({ status: 'completed', received: 60, created: 60 });
  expect(await storedAds(workspaceId)).toHaveLength(60);
});
