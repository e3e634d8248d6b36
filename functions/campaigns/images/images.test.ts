import { afterEach, describe, expect, it, vi } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import * as images from '../../../shared/campaigns/images.contract.ts';
import * as campaignImports from '../../../shared/campaigns/imports.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { uploadKey } from '../../imports/upload.entity.ts';
import { openFile, putFile } from '../../platform/clients/files.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { meta } from '../../platform/testing/services.ts';
import {
  accountOwner,
  connectedAccount,
  daysAgo,
  graphCampaign,
  insightsRow,
  campaignImports as readings,
} from '../connections/testing/ad-accounts.ts';
import { campaignRemovals, newCampaign, record } from '../testing/campaigns.ts';
import { aPng, sendImage } from './testing/ad-images.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A campaign of a file: its ads have no more than names. */
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
  const { data } = await call(images.listAdNames, { token, params });
  const [one = '', two = ''] = data.items.map(({ adId }) => adId);
  const give = (adIds: string[], uploadId: string | null) =>
    call(images.updateAdImages, { token, params, body: { adIds, uploadId } });
  const shown = async () =>
    (await call(performance.listCampaignAds, { token, params, query: { sort: 'name' } })).data.items;
  return { ...person, id, params, names: data.items, one, two, give, shown };
}

/** Where the bucket has what an address shows. */
const keyOfUrl = (url: string | null | undefined) => /creatives\/[^?]+/.exec(decodeURIComponent(url ?? ''))?.[0] ?? '';
const isKept = async (url: string | null | undefined) => (await openFile(keyOfUrl(url))) !== null;

describe('an ad of a file', () => {
  it('takes an image by hand, another one, and loses it', async () => {
    const person = await personWithAds();
    const { names, one, two, give, shown } = person;
    expect(names.map(({ name, hasOwnImage }) => [name, hasOwnImage])).toEqual([
      ['Carrousel', false],
      ['Vidéo A', false],
    ]);
    const first = await sendImage(person);
    const { status, data } = await give([one, two], first);
    expect([status, data.items.map(({ adId }) => adId)]).toEqual([200, [one, two]]);
    expect(await shown()).toMatchObject([
      { name: 'Carrousel', hasOwnImage: true, imageUrl: expect.stringContaining('creatives'), creative: null },
      { name: 'Vidéo A', hasOwnImage: true },
    ]);
    expect(new Set(data.items.map(({ imageUrl }) => keyOfUrl(imageUrl))).size).toBe(2);
    // The answer was lost: the same again changes nothing.
    expect((await give([one, two], first)).status).toBe(200);

    const second = await give([one], await sendImage(person, aPng(1080, 1920)));
    const [before, other] = data.items;
    expect([await isKept(before?.imageUrl), await isKept(other?.imageUrl)]).toEqual([false, true]);
    expect(await isKept(second.data.items[0]?.imageUrl)).toBe(true);

    expect((await give([one], null)).data.items).toEqual([{ adId: one, imageUrl: null }]);
    expect((await give([one], null)).status).toBe(200);
    expect(await isKept(second.data.items[0]?.imageUrl)).toBe(false);
    expect((await shown()).map(({ hasOwnImage }) => hasOwnImage)).toEqual([false, true]);
  });

  it('takes one of two that come at once, and the other is not kept', async () => {
    const person = await personWithAds();
    const { one, give, shown } = person;
    const sent = [await sendImage(person), await sendImage(person)];
    const answers = await Promise.all(sent.map((uploadId) => give([one], uploadId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await Promise.all(answers.map(({ data }) => isKept(data.items[0]?.imageUrl)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    const [ad] = (await shown()).filter(({ adId }) => adId === one);
    expect(keyOfUrl(ad?.imageUrl)).toBe(keyOfUrl(answers[kept.indexOf(true)]?.data.items[0]?.imageUrl));
  });

  it('leaves none behind when its campaign is gone for good', async () => {
    const person = await personWithAds();
    const { data } = await person.give([person.one], await sendImage(person));
    await call(campaigns.deleteCampaign, { token: person.token, params: person.params });
    vi.useFakeTimers({ now: Date.now() + 121_000, toFake: ['Date'] });
    await campaignRemovals.runAll();
    expect(await isKept(data.items[0]?.imageUrl)).toBe(false);
  });
});

it('goes before the image of the platform, whatever is read since, and gives it back', async () => {
  const creative = { id: '5', image_url: `${meta.url}/creative.png`, body: 'Livré en 48 h.' };
  const owner = await accountOwner({
    campaigns: [graphCampaign('101')],
    insights: [insightsRow('101', '9001', daysAgo(1))],
    ads: [{ id: '9001', campaign_id: '101', creative }],
  });
  const { token } = owner;
  const { id: connectionId } = await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  const { data } = await call(list.listCampaigns, { token, query: {} });
  const params = { id: data.items[0]?.id ?? '' };
  const give = (uploadId: string | null) =>
    call(images.updateAdImages, { token, params, body: { adIds: ['9001'], uploadId } });
  const own = (await give(await sendImage(owner))).data.items[0]?.imageUrl;
  await call(connections.syncConnection, { token, params: { id: connectionId }, body: {} });
  await readings.runAll();
  const shown = async () =>
    (await call(performance.listCampaignAds, { token, params, query: {} })).data.items[0]?.imageUrl;
  expect(keyOfUrl(await shown())).toBe(keyOfUrl(own));
  const again = (await give(null)).data.items[0]?.imageUrl;
  expect([keyOfUrl(again), await isKept(again)]).toEqual([keyOfUrl(await shown()), true]);
  expect(keyOfUrl(again)).not.toBe(keyOfUrl(own));
});

/** Each of WebP's forms, and what is none. */
const webp = (form: string, write: (bytes: Buffer) => void = () => undefined) => {
  const bytes = Buffer.alloc(40);
  for (const [at, word] of [
    [0, 'RIFF'],
    [8, 'WEBP'],
    [12, form],
  ] as const)
    bytes.write(word, at, 'latin1');
  write(bytes);
  return bytes;
};
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 2, 0, 2, 0, 3, 1, 0x22, 0]);

/** Programs that unpack it pass over what fills and find 65,500 pixels; whoever takes that for a segment's end finds ten. */
function filledJpeg() {
  const bytes = Buffer.alloc(50_000);
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xc0, 0, 17, 8, 0xff, 0xdc, 0xff, 0xdc, 3]).copy(bytes);
  Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 10, 0, 10, 3]).copy(bytes, 10 + 0xc000);
  return bytes;
}

describe('an image', () => {
  it('is a PNG, a JPEG or a WebP by its own bytes', async () => {
    const person = await personWithAds();
    const good = [
      jpeg,
      webp('VP8X'),
      webp('VP8L', (bytes) => bytes.writeUInt8(0x2f, 20)),
      webp('VP8 ', (bytes) => Buffer.from([0x9d, 0x01, 0x2a, 2, 0, 3, 0]).copy(bytes, 23)),
    ];
    for (const bytes of good)
      expect((await person.give([person.one], await sendImage(person, bytes))).status).toBe(200);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['markup', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['text', Buffer.from('Vidéo A.png')],
    ['a PNG without sides', aPng(0, 0)],
    ['a PNG cut short', aPng().subarray(0, 20)],
    ['a PNG of 60,000 pixels', aPng(60_000, 10)],
    ['a JPEG whose sides stand behind bytes that fill, and others after them', filledJpeg()],
    ['a JPEG of nothing but noughts', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1_999_000)])],
    ['WebP without a form', webp('VP9 ')],
  ])('is refused when it is %s', async (_, bytes) => {
    const person = await personWithAds();
    const { status, error } = await person.give([person.one], await sendImage(person, bytes));
    expect([status, error.details?.[0]?.path]).toEqual([400, 'uploadId']);
    expect((await person.shown()).map(({ imageUrl }) => imageUrl)).toEqual([null, null]);
  });

  it('is announced within bounds, and sent', async () => {
    const person = await personWithAds();
    const { token, user, one, give } = person;
    const body = { name: 'a.png', size: 2_000_000, contentType: 'image/png' as const };
    for (const [change, path] of [
      [{ size: 2_000_001 }, 'size'],
      [{ size: 0 }, 'size'],
      [{ contentType: 'image/svg+xml' }, 'contentType'],
      [{ name: '' }, 'name'],
    ] as const) {
      const rawBody = JSON.stringify({ ...body, ...change });
      const { status, error } = await callRaw(images.createAdImageUpload, { token, rawBody });
      expect([status, error.details?.[0]?.path]).toEqual([400, path]);
    }
    const { data } = await call(images.createAdImageUpload, { token, body });
    expect((await give([one], data.uploadId)).error.reason).toBe('upload_missing');
    // A file of figures may be larger than an image: it is not even read.
    const file = { name: 'a.csv', size: 2_000_002, contentType: 'text/csv' as const };
    const upload = await call(campaignImports.createCampaignUpload, { token, body: file });
    const large = Buffer.concat([aPng(), Buffer.alloc(2_000_002 - aPng().length)]);
    await putFile(uploadKey(user.workspaceId, upload.data.uploadId), large, 'text/csv');
    expect((await give([one], upload.data.uploadId)).status).toBe(400);
  });
});

describe('giving images is refused', () => {
  it('of ads that are not there, twice the same, or too many', async () => {
    const person = await personWithAds();
    const { one, give } = person;
    const uploadId = await sendImage(person);
    const refused = async (adIds: string[]) => {
      const { status, error } = await give(adIds, uploadId);
      return [status, error.details?.[0]?.path];
    };
    expect(await refused([one, 'nulle'])).toEqual([400, 'adIds.1']);
    expect(await refused([one, one])).toEqual([400, 'adIds.1']);
    expect(await refused([])).toEqual([400, 'adIds']);
    expect(await refused(Array.from({ length: 21 }, (_, at) => String(at)))).toEqual([400, 'adIds']);
    // Nothing of all this has used the upload up.
    expect((await give([one], uploadId)).status).toBe(200);
  });

  it('without a session, without the permission, and of another workspace', async () => {
    const person = await personWithAds();
    const stranger = await personWithAds();
    const { params, one, workspace } = person;
    const uploadId = await sendImage(person);
    const body = { adIds: [one], uploadId };
    const give = (token: string) => call(images.updateAdImages, { token, params, body });
    expect((await callRaw(images.updateAdImages, { params, rawBody: JSON.stringify(body) })).status).toBe(401);
    const reader = await colleagueOf(workspace, { role: 'member', refusals: ['campaigns:write'] });
    expect((await give(reader.token)).status).toBe(403);
    expect((await give(stranger.token)).status).toBe(404);
    expect((await call(images.listAdNames, { token: stranger.token, params })).status).toBe(404);
    expect((await stranger.give([stranger.one], uploadId)).error.reason).toBe('upload_missing');
  });
});
