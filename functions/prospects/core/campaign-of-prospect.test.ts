import { afterEach, describe, expect, it, vi } from 'vitest';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { mergeProspects } from '../../../shared/prospects/duplicates.contract.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { campaignRemovals, newCampaign } from '../../campaigns/testing/campaigns.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported, storedProspects } from '../imports/testing/import-runs.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** What is removed once a deleted campaign can come back no longer. */
async function afterItsTime(): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] });
  await campaignRemovals.runAll();
}

async function team() {
  const { token, workspace } = await signedInUser();
  const campaign = await newCampaign(token, { name: 'Soldes d’hiver 2026' });
  return { token, workspaceId: workspace.workspaceId, campaign, id: campaign.id };
}

describe('the campaign of a prospect', () => {
  it('is said at a creation and in an edit, and taken away again', async () => {
    const { token, id } = await team();
    const made = await newProspect(token, { lastName: 'Roux', campaignId: id });
    expect(made.campaignId).toBe(id);
    const edit = (campaignId: string | null, version: number) =>
      call(contract.updateProspect, { token, params: { id: made.id }, body: { version, campaignId } });
    expect((await edit(null, 1)).data.prospect).toMatchObject({ campaignId: null, version: 2 });
    expect((await edit(id, 2)).data.prospect).toMatchObject({ campaignId: id, version: 3 });
  });

  it('is one of this workspace', async () => {
    const { token } = await team();
    const other = await team();
    const prospect = await newProspect(token);
    for (const campaignId of [other.id, 'cam_nulle']) {
      const details = [{ path: 'campaignId', message: 'Campagne introuvable' }];
      const made = await call(contract.createProspect, { token, body: { lastName: 'A', campaignId } });
      expect([made.status, made.error?.details]).toEqual([400, details]);
      const body = { version: prospect.version, campaignId };
      const edited = await call(contract.updateProspect, { token, params: { id: prospect.id }, body });
      expect([edited.status, edited.error?.details]).toEqual([400, details]);
    }
    expect(await fetchProspect(token, prospect.id)).toMatchObject({ campaignId: null, version: 1 });
  });

  it('narrows a search, and is counted by its name', async () => {
    const { token, id } = await team();
    await newProspect(token, { lastName: 'Avec', campaignId: id });
    await newProspect(token, { lastName: 'Sans' });
    const found = await search(token, { campaignId: [id] });
    expect(found.items.map(({ lastName }) => lastName)).toEqual(['Avec']);
    expect(found.facets.campaignId).toEqual([
      { value: id, label: 'Soldes d’hiver 2026', count: 1 },
      { value: 'none', label: 'Sans campagne', count: 1 },
    ]);
    expect((await search(token, { campaignId: ['none'] })).items.map(({ lastName }) => lastName)).toEqual(['Sans']);
  });

  it('is found by its name, utm_campaign or id in a file, and made by none', async () => {
    const { token, workspaceId, id } = await team();
    await newCampaign(token, { name: 'Rentrée', platform: 'google' });
    await newCampaign(token, { name: 'Rentrée', platform: 'meta' });
    const csv = `Nom;Campagne\nA;SOLDES D'HIVER 2026\nB;soldes-d_hiver+2026\nC;${id}\nD;Rentrée\nE;Autre chose\nF;`;
    const done = await imported(token, { csv });
    expect(done).toMatchObject({ created: 6, remarkedCount: 2 });
    expect(done.remarks.map(({ line }) => line)).toEqual([5, 6]);
    const stored = await storedProspects(workspaceId);
    expect(stored.map(({ campaignId, notes }) => [campaignId, notes])).toEqual([
      [id, undefined],
      [id, undefined],
      [id, undefined],
      [undefined, 'Campagne\u00a0: Rentrée'],
      [undefined, 'Campagne\u00a0: Autre chose'],
      [undefined, undefined],
    ]);
    const utm = await imported(token, { csv: 'Nom;utm_campaign\nG;soldes_d_hiver_2026' });
    expect(utm).toMatchObject({ created: 1, remarkedCount: 0 });
  });

  it('stands in the export by its name, which an import reads back', async () => {
    const { token, id } = await team();
    await newProspect(token, { email: 'zoe@roux.example', campaignId: id });
    const { text } = await callRaw(contract.exportProspects, { token, rawQuery: '' });
    const [header = '', row = ''] = text.split('\r\n').map((line) => line.replace('\uFEFF', ''));
    const at = header.split(';').indexOf('Campagne');
    expect(row.split(';')[at]).toBe('Soldes d’hiver 2026');
    const other = await team();
    expect(await imported(other.token, { csv: text })).toMatchObject({ created: 1, rejectedCount: 0 });
    expect((await storedProspects(other.workspaceId))[0]?.campaignId).toBe(other.id);
  });

  it('is kept by a merge', async () => {
    const { token, id } = await team();
    const kept = await newProspect(token, { email: 'a@roux.example' });
    const gone = await newProspect(token, { email: 'b@roux.example', campaignId: id });
    const { data } = await call(mergeProspects, { token, body: { keepId: kept.id, mergeIds: [gone.id] } });
    expect(data.prospect.campaignId).toBe(id);
  });
});

describe('a campaign that is deleted', () => {
  it('keeps its prospects while it can come back', async () => {
    const { token, id } = await team();
    const prospect = await newProspect(token, { campaignId: id, lastName: 'Roux' });
    await call(campaigns.deleteCampaign, { token, params: { id } });
    expect((await search(token)).facets.campaignId).toMatchObject([{ value: id, label: 'Campagne supprimée' }]);
    // An edit of something else asks nothing of it.
    const body = { version: 1, city: 'Lyon' };
    expect((await call(contract.updateProspect, { token, params: { id: prospect.id }, body })).status).toBe(200);
    await call(campaigns.restoreCampaign, { token, params: { id }, body: {} });
    await afterItsTime();
    expect(await fetchProspect(token, prospect.id)).toMatchObject({ campaignId: id, version: 2 });
  });

  it('is taken off its prospects once it cannot, and of nobody’s edit', async () => {
    const { token, id } = await team();
    const other = await newCampaign(token, { name: 'Autre' });
    const prospect = await newProspect(token, { campaignId: id, lastName: 'Roux' });
    const stays = await newProspect(token, { campaignId: other.id, lastName: 'Blanc' });
    await call(campaigns.deleteCampaign, { token, params: { id } });
    await afterItsTime();
    expect(await fetchProspect(token, prospect.id)).toMatchObject({ campaignId: null, version: 1 });
    expect(await fetchProspect(token, stays.id)).toMatchObject({ campaignId: other.id });
    expect((await search(token, { campaignId: [id] })).total).toBe(0);
  });
});
