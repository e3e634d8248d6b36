import { expect, it } from 'vitest';
import { getClient, updateClient } from '../../../shared/clients/client.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { updateUgcBrand } from '../../../shared/ugc/brand.contract.ts';
import { deleteUgcCampaign, getUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { beyondOrder } from '../../../shared/ugc/collaboration.rules.ts';
import { listUgcPayments } from '../../../shared/ugc/payment.contract.ts';
import * as contract from '../../../shared/ugc/right.contract.ts';
import { deleteSpace, getSpace } from '../../../shared/ugc/space-self.contract.ts';
import { seal } from '../../platform/identity/seal.ts';
import { call, underKey } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { readBrand } from '../core/read-brand.ts';
import { UgcRight } from '../core/right.entity.ts';
import { newBrand } from '../testing/brands.ts';
import { actOn } from '../testing/campaigns.ts';
import { accept, act, answer, commit, invitation, offered, readAsBrand, sendFiles } from '../testing/collaborations.ts';
import { endingRight, externalRight } from '../testing/rights.ts';
import { remindRights } from './remind-rights.ts';

it('rights are listed by their end, as of today, and their take-down is confirmed in the last week', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const made = await Promise.all([40, 3, -2, 20].map((days) => endingRight(workspaceId, days)));
  const list = async (query: object) => (await call(contract.listUgcRights, { token, query })).data;
  const first = await list({ limit: '3' });
  expect(first.items.map(({ daysLeft, status }) => [daysLeft, status])).toEqual([
    [-2, 'expired'],
    [3, 'expiring'],
    [20, 'expiring'],
  ]);
  expect(first.facets.status.map(({ value, count }) => [value, count])).toEqual([
    ['active', 1],
    ['expiring', 2],
    ['expired', 1],
  ]);
  expect((await list({ limit: '3', cursor: first.nextCursor })).items.map(({ daysLeft }) => daysLeft)).toEqual([40]);
  expect((await list({ status: 'expired', q: 'rosee lea' })).total).toBe(1);
  expect((await list({ network: 'youtube' })).total).toBe(0);
  const confirm = (at: number) => {
    const body = { action: 'confirm_takedown' as const, version: 1 };
    return call(contract.actOnUgcRight, { token, params: { id: made[at]?.rightId ?? '' }, body });
  };
  expect((await confirm(0)).error.reason).toBe('right_not_ending');
  expect((await confirm(1)).data.right.takenDownAt).not.toBeNull();
  expect((await confirm(1)).error.reason).toBe('conflict');
  const terminate = (at: number) => {
    const body = { action: 'terminate' as const, reason: 'Le produit s’arrête', version: 1 };
    return call(contract.actOnUgcRight, { token, params: { id: made[at]?.rightId ?? '' }, body });
  };
  made.push(await endingRight(workspaceId, 9));
  expect((await terminate(4)).data.right.status).toBe('terminated');
  expect((await terminate(2)).error.reason).toBe('right_over');
  // Its end is told by day, once each of its days, unless it is taken down already.
  const remind = (days: number, time: string) =>
    remindRights(new Date(`${addDays(parisDay(), days)}T${time}Z`), (item) => item.workspaceId === workspaceId);
  await remind(10, '03:00:00');
  for (const days of [2, 10, 10, 21, 22]) await remind(days, '12:00:00');
  const told = (await eventsOf({ workspaceId })).map(({ type, entityId }) => [type, entityId]);
  expect(told.sort()).toEqual([
    ['ugc.rights_expired', made[3]?.rightId],
    ['ugc.rights_expiring', made[0]?.rightId],
  ]);
});

it('rights bought elsewhere are noted once, corrected, and told of like others, each week as long as they are shown', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const { id: brandId } = await newBrand(token);
  const body = { ...externalRight(7), brandId };
  const create = (changes: object) => call(contract.createUgcRight, { token, body: { ...body, ...changes } });
  const early = await create({ endsOn: addDays(body.startsOn, -1) });
  expect([early.status, early.error.details?.[0]?.path]).toEqual([400, 'endsOn']);
  expect((await create({ brandId: 'cli_none' })).error.details?.[0]?.path).toBe('brandId');
  expect((await create({ supports: [] })).status).toBe(400);
  const uses = [{ label: 'Page du produit', url: 'https://rosee.example/serum' }];
  const { status, data } = await underKey('one', () => create({ uses }));
  expect((await underKey('one', () => create({ uses }))).data.right.id).toBe(data.right.id);
  expect([status, data.right]).toMatchObject([
    201,
    { origin: 'external', status: 'expiring', daysLeft: 7, fee: 450, uses: [{ ...uses[0], removedOn: null }] },
  ]);
  const { id } = data.right;
  const remind = (days: number) =>
    remindRights(new Date(`${addDays(parisDay(), days)}T12:00:00Z`), (item) => item.workspaceId === workspaceId);
  for (const days of [0, 0, 6, 8, 9, 15, 15]) await remind(days);
  const types = async () => (await eventsOf({ workspaceId })).map(({ type }) => type.slice('ugc.'.length));
  expect((await types()).filter((type) => type === 'rights_expiring')).toHaveLength(2);
  expect((await types()).filter((type) => type === 'rights_expired')).toHaveLength(2);
  const edit = (changes: object, version = 1) =>
    call(contract.updateUgcRight, { token, params: { id }, body: { ...changes, version } });
  const removed = data.right.uses.map(({ id: use, label, url }) => ({ id: use, label, url, removedOn: parisDay() }));
  const edited = (await edit({ endsOn: addDays(parisDay(), 60), uses: removed, notes: 'Prolongé' })).data.right;
  expect(edited).toMatchObject({ version: 2, status: 'active', notes: 'Prolongé', uses: [{ removedOn: parisDay() }] });
  expect((await edit({ title: 'Autre' })).error.reason).toBe('conflict');
  expect((await edit({ uses: [{ id: 'rus_none', label: 'x' }] }, 2)).status).toBe(400);
  expect((await edit({ startsOn: addDays(parisDay(), 90) }, 2)).error.details?.[0]?.path).toBe('endsOn');
  await remind(31);
  expect((await types()).filter((type) => type === 'rights_expiring')).toHaveLength(3);
  // It holds no code; one that was given is read, and told of before its last day.
  const reveal = (version: number) =>
    call(contract.actOnUgcRight, { token, params: { id }, body: { action: 'reveal_code', version } });
  expect((await reveal(2)).error.reason).toBe('right_code_missing');
  const sealed = await seal({ purpose: 'ugc-code', userId: id }, 'spark-1234567');
  const code = { sealed, hint: '4567', expiresOn: addDays(parisDay(), 7) };
  await UgcRight.patch({ workspaceId, rightId: id }).set({ code, remindOn: parisDay(), watchShard: '0' }).go();
  await remind(0);
  await remind(0);
  expect((await types()).filter((type) => type === 'code_expiring')).toHaveLength(1);
  expect((await reveal(2)).data.code).toBe('spark-1234567');
});

it('who is bound stays: the creator, the advertiser; what is due is listed, and what waits goes with its campaign', async () => {
  const { token, workspaceId, campaign, creator, id } = await offered(400, { revisionsIncluded: 0 });
  const { data } = await accept(creator, id);
  expect((await call(deleteSpace, { token: creator.token })).error.reason).toBe('creator_engaged');
  const { brand } = await readBrand(workspaceId, campaign.brandId);
  const archive = { archived: true, version: brand.version };
  const archived = await call(updateUgcBrand, { token, params: { id: brand.id }, body: archive });
  expect(archived.error.reason).toBe('brand_in_use');
  const { version } = (await call(getClient, { token, params: { id: brand.id } })).data.client;
  const away = await call(updateClient, { token, params: { id: brand.id }, body: { archived: true, version } });
  expect(away.error.reason).toBe('brand_in_use');
  await sendFiles({ id }, workspaceId, data.collaboration.deliverables);
  await answer(creator, id, { action: 'submit' });
  // An order never grows to what the law has written in a contract: 400, the 39 of the product, and this.
  const more = (extraFee: number) => act(token, id, { action: 'request_changes', note: 'Une de plus', extraFee });
  expect((await more(561)).error).toMatchObject({ reason: 'contract_required', message: beyondOrder });
  await more(100);
  await sendFiles({ id }, workspaceId, data.collaboration.deliverables);
  await answer(creator, id, { action: 'submit' });
  await act(token, id, { action: 'approve' });
  const due = (await call(listUgcPayments, { token, query: {} })).data;
  expect([due.total, due.totals]).toEqual([1, { due: 500, ordered: 0, paid: 0, late: 0 }]);
  expect((await call(contract.listUgcRights, { token, query: {} })).data.items[0]).toMatchObject({
    collaborationId: id,
  });
  const ofCampaign = async (campaignId: string) => [
    (await call(contract.listUgcRights, { token, query: { campaignId } })).data.total,
    (await call(listUgcPayments, { token, query: { campaignId } })).data.totals.due,
  ];
  expect(await ofCampaign(data.collaboration.campaignId)).toEqual([1, 500]);
  expect(await ofCampaign('ugc_other')).toEqual([0, 0]);
  const own = (await call(getSpace, { token: creator.token })).data.rights;
  expect(own).toMatchObject([{ collaborationId: id, status: 'active', brandName: brand.name }]);
  expect(own[0]).not.toHaveProperty('notes');
  // What both settle on after approval is due anew; what they give up leaves neither a right nor a debt.
  await commit(token, id, { action: 'mark_paid', paidOn: '2026-01-02', reference: 'VIR 12' });
  const settle = async (settled: { kind: 'pay_part'; amount: number } | { kind: 'cancel' }) => {
    await answer(creator, id, { action: 'open_dispute', reason: 'other', text: 'Rien n’est arrivé' });
    await commit(token, id, { action: 'propose_settlement', ...settled, text: 'D’accord' });
    return (await answer(creator, id, { action: 'accept_settlement' })).data.collaboration;
  };
  expect((await settle({ kind: 'pay_part', amount: 300 })).payment).toMatchObject({
    ...{ status: 'due', amount: 300, vatAmount: 0, paidOn: null, reference: null },
  });
  await settle({ kind: 'cancel' });
  expect((await call(contract.listUgcRights, { token, query: {} })).data.items[0]?.status).toBe('terminated');
  expect((await call(listUgcPayments, { token, query: {} })).data.items[0]?.status).toBe('cancelled');
  const waiting = await invitation({}, creator);
  await actOn(waiting.token, waiting.campaign, 'cancel');
  expect(await readAsBrand(waiting.token, waiting.id)).toMatchObject({ status: 'cancelled', allowed: [] });
  const { counts } = (await call(getUgcCampaign, { token: waiting.token, params: { id: waiting.campaign.id } })).data
    .campaign;
  expect(counts.invited).toBe(0);
  // Where that was cut short, the campaign stays, nobody comes in, and it is cancelled to its end.
  const cut = await invitation({}, creator);
  await UgcCampaign.patch({ workspaceId: cut.workspaceId, campaignId: cut.campaign.id })
    .set({ status: 'cancelled' })
    .go();
  const params = { id: cut.campaign.id };
  expect((await call(deleteUgcCampaign, { token: cut.token, params })).error.reason).toBe('campaign_used');
  expect((await actOn(cut.token, cut.campaign, 'cancel')).data.campaign.counts.invited).toBe(0);
  expect((await actOn(cut.token, cut.campaign, 'cancel')).error.reason).toBe('illegal_transition');
  expect((await call(deleteUgcCampaign, { token: cut.token, params })).status).toBe(200);
  const subjects = (await mailsTo(creator.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Campagne annulée\u00a0: ${waiting.campaign.name}`);
});
