import { afterEach, describe, expect, it, vi } from 'vitest';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { getBilling } from '../../../shared/billing/billing.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import * as images from '../../../shared/campaigns/images.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { gigabyte } from '../../../shared/kernel/plans.ts';
import { Report } from '../../analytics/reports/report.entity.ts';
import { frozenKey } from '../../analytics/sharing/frozen-files.ts';
import { newReport } from '../../analytics/testing/reports.ts';
import {
  accountOwner,
  connectedAccount,
  daysAgo,
  graphCampaign,
  insightsRow,
  campaignImports as readings,
} from '../../campaigns/connections/testing/ad-accounts.ts';
import { aPng, sendImage } from '../../campaigns/images/testing/ad-images.ts';
import { campaignRemovals, newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { clientMoves, newClientOf, png } from '../../clients/testing/clients.ts';
import { fileSize } from '../../platform/clients/files.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { storedBytes } from '../../platform/plans/stored-bytes.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { meta } from '../../platform/testing/services.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Person = { token: string; user: { workspaceId: string } };

const image = aPng();
const logoBytes = Buffer.from(png.split(',')[1] ?? '', 'base64').length;
const starterBytes = 20 * gigabyte;

async function usedBytes({ token }: Person): Promise<number> {
  const { usage } = (await call(getBilling, { token })).data.billing;
  return Math.round((usage.find(({ limit }) => limit === 'storageGb')?.used ?? Number.NaN) * gigabyte);
}

/** As if other files took so much. */
const fill = ({ user }: Person, count: number) => ThingCount.put({ ...storedBytes(user.workspaceId), count }).go();

/** On Starter, with a campaign of two ads. */
async function personWithAds() {
  const person = await signedInUser();
  const { token } = person;
  const { id } = await newCampaign(token);
  await record(
    token,
    id,
    ['Vidéo A', 'Carrousel'].map((adName) => ({ date: '2026-01-05', adName, spend: 40 })),
  );
  const params = { id };
  const [one = '', two = ''] = (await call(images.listAdNames, { token, params })).data.items.map(({ adId }) => adId);
  const give = (adIds: string[], uploadId: string | null) =>
    call(images.updateAdImages, { token, params, body: { adIds, uploadId } });
  return { ...person, params, one, two, give };
}

describe('bytes of files', () => {
  it('of ads are counted a copy each, and given back by another image, by none, and with their campaign', async () => {
    const person = await personWithAds();
    const { one, two, give, token, params } = person;
    await give([one, two], await sendImage(person));
    expect(await usedBytes(person)).toBe(2 * image.length);
    const larger = Buffer.concat([image, Buffer.alloc(36)]);
    await give([one], await sendImage(person, larger));
    expect(await usedBytes(person)).toBe(image.length + larger.length);
    await give([one], null);
    expect(await usedBytes(person)).toBe(image.length);
    await call(campaigns.deleteCampaign, { token, params });
    // It can be brought back still.
    expect(await usedBytes(person)).toBe(image.length);
    vi.useFakeTimers({ now: Date.now() + 121_000, toFake: ['Date'] });
    await campaignRemovals.runAll();
    vi.useRealTimers();
    expect(await usedBytes(person)).toBe(0);
  });

  it('of logos are counted, through changes, removals, what is brought back, and merges', async () => {
    const person = await signedInUser();
    const { token } = person;
    const { id, version } = await newClientOf(token, { logoUrl: png });
    expect(await usedBytes(person)).toBe(logoBytes);
    const edit = (body: { logoUrl?: string | null; notes?: string; version: number }) =>
      call(clients.updateClient, { token, params: { id }, body });
    await edit({ notes: 'Fidèle', version });
    await edit({ logoUrl: png, version: version + 1 });
    expect(await usedBytes(person)).toBe(logoBytes);
    await edit({ logoUrl: null, version: version + 2 });
    expect(await usedBytes(person)).toBe(0);
    await edit({ logoUrl: png, version: version + 3 });
    await call(clients.deleteClient, { token, params: { id } });
    expect(await usedBytes(person)).toBe(0);
    await call(clients.restoreClient, { token, params: { id }, body: {} });
    expect(await usedBytes(person)).toBe(logoBytes);
    const { id: keepId } = await newClientOf(token, { name: 'Maison Sud', logoUrl: png });
    await call(clients.mergeClients, { token, body: { keepId, mergeIds: [id] } });
    await clientMoves.runAll();
    expect(await usedBytes(person)).toBe(logoBytes);
  });

  it('of what a frozen link shows are counted as they lie there, until it shows nothing or its report goes', async () => {
    const person = await signedInUser();
    const { token, user } = person;
    const { id } = await newReport(token, { branding: { logo: png } });
    const share = (frozen: boolean) => call(sharing.shareReport, { token, params: { id }, body: { frozen } });
    expect(await usedBytes(person)).toBe(logoBytes);
    await share(true);
    const { data } = await Report.get({ workspaceId: user.workspaceId, reportId: id }).go({ consistent: true });
    const frozen = (await fileSize(frozenKey(user.workspaceId, data?.frozenId ?? ''))) ?? 0;
    expect(frozen).toBeGreaterThan(200);
    expect(await usedBytes(person)).toBe(logoBytes + frozen);
    await share(true);
    expect(await usedBytes(person)).toBe(logoBytes + frozen);
    await share(false);
    expect(await usedBytes(person)).toBe(logoBytes);
    await share(true);
    await call(sharing.unshareReport, { token, params: { id } });
    expect(await usedBytes(person)).toBe(logoBytes);
    await share(true);
    await call(reports.deleteReport, { token, params: { id } });
    expect(await usedBytes(person)).toBe(0);
    await call(reports.restoreReport, { token, params: { id }, body: {} });
    expect(await usedBytes(person)).toBe(logoBytes);
  });
});

describe('a plan that is full', () => {
  it('takes one of two images that come at once for the last bytes, and the other once there is room', async () => {
    const person = await personWithAds();
    const { one, two, give } = person;
    await fill(person, starterBytes - image.length);
    const [first, second] = [await sendImage(person), await sendImage(person)];
    const answers = await Promise.all([give([one], first), give([two], second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
    const refused = answers.find(({ status }) => status === 402)?.error;
    expect(refused).toMatchObject({
      code: 'plan_limit',
      reason: 'storage_limit',
      message: 'Vos fichiers prennent toute la place de votre offre\u00a0: retirez-en, ou changez d’offre',
      details: [
        { path: 'limit', message: '20' },
        { path: 'use', message: '20' },
      ],
    });
    expect(await usedBytes(person)).toBe(starterBytes);
    const wasFirst = answers[0]?.status === 200;
    expect((await give([wasFirst ? one : two], null)).status).toBe(200);
    // What was refused has not used its upload up.
    expect((await give([wasFirst ? two : one], wasFirst ? second : first)).status).toBe(200);
    expect(await usedBytes(person)).toBe(starterBytes);
  });

  it('refuses logos and frozen links, keeps nothing of them, and takes whatever needs no room', async () => {
    const person = await signedInUser();
    const { token } = person;
    const { id, version } = await newClientOf(token, { name: 'Maison Rive', logoUrl: png });
    const report = await newReport(token);
    await fill(person, starterBytes);
    const larger = `data:image/png;base64,${Buffer.concat([Buffer.from(png.split(',')[1] ?? '', 'base64'), Buffer.alloc(9)]).toString('base64')}`;
    const answers = [
      await call(clients.createClient, { token, body: { name: 'Atelier Sud', logoUrl: png } }),
      await call(clients.updateClient, { token, params: { id }, body: { logoUrl: larger, version } }),
      await call(sharing.shareReport, { token, params: { id: report.id }, body: { frozen: true } }),
    ];
    expect(answers.map(({ status, error }) => [status, error.reason])).toEqual(
      answers.map(() => [402, 'storage_limit']),
    );
    expect(await usedBytes(person)).toBe(starterBytes);
    // In the place of one of that size, without any, and with less.
    const body = { logoUrl: png, version };
    expect((await call(clients.updateClient, { token, params: { id }, body })).status).toBe(200);
    expect((await call(clients.createClient, { token, body: { name: 'Atelier Sud' } })).status).toBe(201);
    expect((await call(sharing.shareReport, { token, params: { id: report.id }, body: {} })).status).toBe(201);
    const without = { logoUrl: null, version: version + 1 };
    expect((await call(clients.updateClient, { token, params: { id }, body: without })).status).toBe(200);
    expect(await usedBytes(person)).toBe(starterBytes - logoBytes);
  });

  it('keeps what ads show without its image, and takes that once there is room', async () => {
    const creative = { id: '5', image_url: `${meta.url}/creative.png`, body: 'Livré en 48 h.' };
    const owner = await accountOwner({
      campaigns: [graphCampaign('101')],
      insights: [insightsRow('101', '9001', daysAgo(1))],
      ads: [{ id: '9001', campaign_id: '101', creative }],
    });
    const { token } = owner;
    await fill(owner, starterBytes - 1);
    const { id } = await connectedAccount(owner, { backfillFrom: daysAgo(3) });
    const params = { id: (await call(list.listCampaigns, { token, query: {} })).data.items[0]?.id ?? '' };
    const shown = async () => (await call(performance.listCampaignAds, { token, params, query: {} })).data.items[0];
    expect(await shown()).toMatchObject({ imageUrl: null, creative: { body: 'Livré en 48 h.' } });
    expect(await usedBytes(owner)).toBe(starterBytes - 1);
    await fill(owner, 0);
    await call(connections.syncConnection, { token, params: { id }, body: {} });
    await readings.runAll();
    expect((await shown())?.imageUrl).toContain('creatives');
    const used = await usedBytes(owner);
    expect(used).toBeGreaterThan(0);
    await call(connections.syncConnection, { token, params: { id }, body: {} });
    await readings.runAll();
    expect(await usedBytes(owner)).toBe(used);
  });
});

it('an upload that never came, or is no image, takes no room', async () => {
  const person = await personWithAds();
  const { one, give, token } = person;
  const body = { name: 'a.png', size: 100, contentType: 'image/png' as const };
  const { data } = await call(images.createAdImageUpload, { token, body });
  expect((await give([one], data.uploadId)).error.reason).toBe('upload_missing');
  expect((await give([one], await sendImage(person, Buffer.from('GIF89a')))).status).toBe(400);
  expect(await usedBytes(person)).toBe(0);
});
