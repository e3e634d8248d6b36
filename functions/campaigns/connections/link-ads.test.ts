import { expect, it } from 'vitest';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { adContent, importedAds } from '../../ads/testing/ads.ts';
import { call } from '../../platform/testing/call.ts';
import {
  type AccountOwner,
  accountOwner,
  campaignImports,
  connectedAccount,
  daysAgo,
  graphCampaign,
  insightsRow,
  metaNumber,
} from './testing/ad-accounts.ts';

const said = 'Les soldes sont là : trois routines, un sérum offert.';

/** An account of one campaign, whose ads show what is said of each, by its number. */
function filling(creatives: Record<string, object>) {
  const all = Object.entries(creatives);
  return {
    campaigns: [graphCampaign('101')],
    insights: all.map(([id]) => insightsRow('101', id, daysAgo(1))),
    ads: all.map(([id, creative]) => ({ id, campaign_id: '101', creative: { id: `c${id}`, ...creative } })),
  };
}

/** The account is read, then read again with what it shows now. */
async function readAgain(owner: AccountOwner, connectionId: string, creatives: Record<string, object>) {
  owner.fill(filling(creatives));
  const { status } = await call(connections.syncConnection, {
    token: owner.token,
    params: { id: connectionId },
    body: {},
  });
  expect(status).toBe(202);
  await campaignImports.runAll();
}

async function adsOf({ token }: AccountOwner) {
  const campaigns = await call(list.listCampaigns, { token, query: {} });
  const params = { id: campaigns.data.items[0]?.id ?? '' };
  const { data } = await call(performance.listCampaignAds, { token, params, query: { sort: 'name' } });
  const links = data.items.map((ad) => [ad.adId, ad.libraryAdId, ad.linkedAutomatically]);
  return { campaignId: params.id, links };
}

it('joins an ad to the one of the library that bears its number, or that its page says the same in', async () => {
  const [page, one, two, three, four] = [metaNumber(), metaNumber(), metaNumber(), metaNumber(), metaNumber()].sort();
  const advertiser = { id: page ?? '', name: 'Maison Verdure', url: null };
  const owner = await accountOwner();
  const stranger = await accountOwner();
  const [byNumber, sameText] = await importedAds(owner.user.workspaceId, [
    adContent({ sourceId: one }),
    adContent({ advertiser, body: said.toUpperCase(), headline: null }),
  ]);
  // The common one says it too; one's own goes before it.
  await importedAds(null, [adContent({ advertiser, body: said })]);
  const [common] = await importedAds(null, [adContent({ advertiser, body: 'Une\n\nDeux' })]);
  await importedAds(stranger.user.workspaceId, [adContent({ advertiser, body: 'Nul autre ne dit cela, à part lui.' })]);
  owner.fill(
    filling({
      [one ?? '']: { body: 'Rien de tel', actor_id: page },
      [two ?? '']: { body: `${said} 🎉`, effective_object_story_id: `${page}_77` },
      [three ?? '']: {
        asset_feed_spec: {
          bodies: [{ text: 'Une' }, { text: 'Deux' }],
          titles: [{ text: '3 ingrédients. Zéro blabla.' }],
        },
        object_story_spec: { page_id: page },
      },
      [four ?? '']: { body: 'Nul autre ne dit cela, à part lui.', actor_id: page },
    }),
  );
  await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  expect((await adsOf(owner)).links).toEqual([
    [one, byNumber, true],
    [two, sameText, true],
    [three, common, true],
    [four, null, false],
  ]);
});

it('leaves what a person chose, none included, and undoes what is no longer so', async () => {
  const [page = '', one = '', two = '', three = ''] = [metaNumber(), metaNumber(), metaNumber(), metaNumber()];
  const advertiser = { id: page, name: 'Maison Verdure', url: null };
  const owner = await accountOwner();
  const [same = '', other = ''] = await importedAds(owner.user.workspaceId, [
    adContent({ advertiser, body: said }),
    adContent({ advertiser, body: 'Autre chose, sans aucun rapport.' }),
  ]);
  const shown = { body: said, actor_id: page };
  owner.fill(filling({ [one]: shown, [two]: shown, [three]: shown }));
  const { id } = await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  const before = await adsOf(owner);
  expect(new Set(before.links.map(([, link]) => link))).toEqual(new Set([same]));

  const choose = (adId: string, libraryAdId: string | null) =>
    call(performance.updateCampaignAd, {
      token: owner.token,
      params: { id: before.campaignId, adId },
      body: { libraryAdId },
    });
  expect((await choose(one, null)).data.ad).toMatchObject({ libraryAdId: null, linkedAutomatically: false });
  expect((await choose(two, other)).data.ad).toMatchObject({ libraryAdId: other, linkedAutomatically: false });
  await readAgain(owner, id, { [one]: shown, [two]: shown, [three]: shown });
  const linkOf = async (adId: string) => (await adsOf(owner)).links.find(([of]) => of === adId);
  expect([await linkOf(one), await linkOf(two), await linkOf(three)]).toEqual([
    [one, null, false],
    [two, other, false],
    [three, same, true],
  ]);
  await readAgain(owner, id, { [three]: { ...shown, id: 'c4', body: 'Plus rien de cela désormais.' } });
  expect([await linkOf(two), await linkOf(three)]).toEqual([
    [two, other, false],
    [three, null, false],
  ]);
  // Chosen by hand, even the same, it stays whatever the ad says.
  await readAgain(owner, id, { [three]: shown });
  await choose(three, same);
  await readAgain(owner, id, { [three]: { ...shown, body: 'Plus rien de cela désormais.' } });
  expect(await linkOf(three)).toEqual([three, same, false]);
});

it('joins no ad that says nothing, nor one of another network that bears its number', async () => {
  const [page = '', one = '', two = ''] = [metaNumber(), metaNumber(), metaNumber()];
  const owner = await accountOwner();
  await importedAds(owner.user.workspaceId, [
    adContent({ sourceId: one, platforms: ['tiktok'] }),
    adContent({ advertiser: { id: page, name: 'Maison Verdure', url: null }, body: '', headline: null }),
  ]);
  owner.fill(filling({ [one]: { actor_id: page }, [two]: { actor_id: page } }));
  await connectedAccount(owner, { backfillFrom: daysAgo(3) });
  expect((await adsOf(owner)).links.map(([, link]) => link)).toEqual([null, null]);
});
