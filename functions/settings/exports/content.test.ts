import { expect, it } from 'vitest';
import * as billing from '../../../shared/billing/details.contract.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as views from '../../../shared/campaigns/views.contract.ts';
import * as timeline from '../../../shared/prospects/timeline.contract.ts';
import { agency } from '../../billing/testing/agency.ts';
import { newBoard, save, teamWithAds } from '../../boards/testing/boards.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { followFor, newClientOf, png } from '../../clients/testing/clients.ts';
import { newPersona } from '../../personas/testing/personas.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';
import { newWebhook } from '../../webhooks/testing/webhooks.ts';
import { newApiKey } from '../testing/api-keys.ts';
import { archiveOf, ask, linesOf, list, runExports } from './testing/exports.ts';

/** Things of many words, each with a name of its own; what is answered of secrets beside. */
async function planted(mark: string) {
  const team = await teamWithAds(1, { headline: `${mark} annonce` });
  const { token, workspaceId, user } = team;
  const client = await newClientOf(token, { name: `${mark} client`, logoUrl: png });
  const prospect = await newProspect(token, { lastName: `${mark} prospect`, clientId: client.id });
  await call(timeline.createProspectActivity, {
    token,
    params: { id: prospect.id },
    body: { type: 'call', content: `${mark} appel` },
  });
  const board = await newBoard(token, { name: `${mark} board` });
  await save(token, board.id, team.adIds[0], { note: `${mark} note` });
  const shared = await call(boards.shareBoard, { token, params: { id: board.id }, body: {} });
  const campaign = await newCampaign(token, { name: `${mark} campagne` });
  await record(token, campaign.id, [{ date: '2026-05-01', impressions: 1_000, spend: 12.5 }]);
  await newPersona(token, { name: `${mark} persona` });
  await followFor(token, client.id, '1234567890');
  const hook = await newWebhook(token, 'https://crm.agence.example/h', {
    headers: { 'x-cle': `${mark} entete-secret` },
  });
  const { key } = await newApiKey(token, ['prospects:read']);
  await call(billing.updateBillingDetails, { token, body: { ...agency, version: 0 } });
  const secrets = [key, hook.secret, `${mark} entete-secret`, shared.data.token];
  return { token, workspaceId, user, client, secrets };
}

it('holds all of a workspace, as the API answers it, and nothing that opens anything or is of others', async () => {
  const mine = await planted('Alpha');
  await planted('Omega');
  const colleague = await colleagueOf(mine, { role: 'manager' });
  const view = { name: 'Bravo vue', filters: '', columns: [], sort: 'name', shared: false };
  expect((await call(views.createCampaignView, { token: colleague.token, body: view as never })).status).toBe(201);
  await ask(mine.token);
  await runExports();
  const { files, manifest } = await archiveOf((await list(mine.token))[0]);
  for (const [name, said] of [
    ['prospects', 'Alpha prospect'],
    ['prospect-activities', 'Alpha appel'],
    ['clients', 'Alpha client'],
    ['boards', 'Alpha board'],
    ['board-ads', 'Alpha note'],
    ['ads', 'Alpha annonce'],
    ['followed-advertisers', 'Annonceur 1234567890'],
    ['campaigns', 'Alpha campagne'],
    ['campaign-performance', '"impressions":1000'],
    ['personas', 'Alpha persona'],
    ['webhooks', 'crm.agence.example'],
    ['billing', agency.legalName],
    ['members', colleague.email],
    ['activity', 'a demandé une archive de tout l’espace'],
    ['workspace', mine.workspaceId],
  ])
    expect([name, String(files.get(`${name}.jsonl`))]).toEqual([name, expect.stringContaining(said ?? '')]);
  expect(files.get(`media/client-logos/${mine.client.id}.png`)?.length).toBeGreaterThan(20);
  expect(String(files.get('campaign-performance.csv'))).toContain(';12,5;');
  expect(manifest.counts).toMatchObject({ prospects: 1, boards: 1, 'media/client-logos/': 1 });
  const all = [...files.values()].map(String).join('\n');
  for (const secret of mine.secrets) {
    expect(secret).toBeTruthy();
    expect(all).not.toContain(secret);
  }
  for (const other of ['Omega', 'Bravo', 'passwordHash', 'sealed', 'scrypt', mine.user.passwordHash])
    expect(all).not.toContain(other);
});

it('holds of an account what is of its person, wherever they are', async () => {
  const mine = await planted('Gamma');
  const colleague = await colleagueOf(mine, { role: 'member' });
  const { token } = colleague;
  const view = { name: 'Delta vue', filters: '', columns: ['spend'], sort: 'name', shared: false };
  expect((await call(views.createCampaignView, { token, body: view as never })).status).toBe(201);
  await ask(token, 'account');
  await runExports();
  const { files } = await archiveOf((await list(token))[0]);
  expect(linesOf(files, 'profile')).toMatchObject([{ email: colleague.email, workspaces: [{ role: 'member' }] }]);
  expect(linesOf(files, 'sessions')).toMatchObject([{ current: false, workspaceName: 'Agence' }]);
  expect(linesOf(files, 'notification-preferences')).toMatchObject([{ workspaceId: mine.workspaceId }]);
  expect(linesOf(files, 'campaign-views')).toMatchObject([{ name: 'Delta vue' }]);
  expect([...files.keys()].filter((name) => /prospects|boards|members|activity/.test(name))).toEqual([]);
  const all = [...files.values()].map(String).join('\n');
  for (const other of ['Gamma', mine.user.email, 'passwordHash', colleague.user.passwordHash])
    expect(all).not.toContain(other);
});
