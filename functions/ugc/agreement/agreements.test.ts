import { describe, expect, it } from 'vitest';
import * as agreement from '../../../shared/ugc/agreement.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser } from '../../platform/testing/factories.ts';
import { ThresholdCount } from '../core/threshold-count.entity.ts';
import { newBrand } from '../testing/brands.ts';
import { openCampaign } from '../testing/campaigns.ts';
import {
  accept,
  act,
  answer,
  apply,
  commit,
  invite,
  listedCreator,
  offered,
  readAsBrand,
} from '../testing/collaborations.ts';
import { codeFor } from '../testing/space.ts';

describe('a contract', () => {
  it('takes both signatures and the product before anything is made', async () => {
    const product = { name: 'Sérum Rosée', value: 39, shipping: 'physical' as const };
    const { token, id, creator, collaboration } = await offered(1_200, { product, diffusion: 'creator_account' });
    expect(collaboration.agreement).toMatchObject({ level: 'contract', why: 'law' });
    const { data } = await accept(creator, id);
    expect(data.collaboration).toMatchObject({
      status: 'accepted',
      turn: 'brand',
      agreement: { status: 'signed_by_creator' },
    });
    expect((await act(token, id, { action: 'ship' })).error.reason).toBe('contract_required');
    expect((await readAsBrand(token, id)).shipment.address).toBeNull();
    const documentSha256 = data.collaboration.agreement?.documentSha256 ?? '';
    const sign = (currentPassword: string, sha = documentSha256) =>
      commit(token, id, { action: 'countersign', fullName: 'Élise Fontaine', documentSha256: sha, currentPassword });
    expect((await sign('autre')).error.reason).toBe('wrong_current_password');
    expect((await sign(password, 'a'.repeat(64))).error.reason).toBe('document_changed');
    const signed = (await sign(password)).data.collaboration;
    expect(signed).toMatchObject({ status: 'accepted', agreement: { status: 'signed' } });
    expect(signed.shipment.address?.city).toBe('Tours');
    const kept = (await call(agreement.getCollaborationContract, { token, params: { id } })).data;
    expect(kept).toMatchObject({ sha256: documentSha256, level: 'contract' });
    expect(kept.evidence.events.map(({ party, act: one }) => [party, one])).toEqual([
      ['brand', 'offer'],
      ['creator', 'accept_offer'],
      ['brand', 'countersign'],
    ]);
    await act(token, id, { action: 'ship', carrier: 'La Poste' });
    await answer(creator, id, { action: 'report_product', problem: 'damaged', text: 'Flacon cassé' });
    await act(token, id, { action: 'ship' });
    const here = await answer(creator, id, { action: 'confirm_receipt' });
    expect(here.data.collaboration).toMatchObject({ status: 'producing', shipment: { status: 'received' } });
    await answer(creator, id, { action: 'open_dispute', reason: 'other', text: 'Le brief a changé' });
    expect((await act(token, id, { action: 'extend', dueAt: '2030-01-01T00:00:00.000Z' })).error.reason).toBe(
      'dispute_open',
    );
    await commit(token, id, { action: 'propose_settlement', kind: 'pay_part', amount: 300, text: 'Moitié' });
    const settled = await answer(creator, id, { action: 'accept_settlement' });
    expect(settled.data.collaboration).toMatchObject({ status: 'approved', dispute: null, payment: { amount: 300 } });
  });

  it('is asked for as soon as the count of the year is over, exactly, whoever accepts at once', async () => {
    const creator = await listedCreator();
    const { token, user } = await signedInUser({}, { plan: 'enterprise', trialEndsAt: '2026-01-01T00:00:00.000Z' });
    const { id: brandId } = await newBrand(token);
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) {
      const campaign = await openCampaign(token, {
        brandId,
        name: `C${n}`,
        objective: n % 2 ? 'Été' : ' ÉTÉ',
        visibility: 'link',
      });
      const id = await invite(token, campaign, creator);
      await apply(creator, campaign);
      await commit(token, id, { action: 'offer', fee: 161 });
      ids.push(id);
    }
    const shas = await Promise.all(
      ids.map(
        async (id) => (await call(agreement.getSpaceContract, { token: creator.token, params: { id } })).data.sha256,
      ),
    );
    const codes: string[] = [];
    for (const _ of ids) codes.push(await codeFor(creator, 'accept'));
    const answers = await Promise.all(
      ids.map((id, at) =>
        answer(creator, id, {
          ...{ action: 'accept_offer', code: codes[at] ?? '', fullName: 'Léa Morin', consent: true },
          documentSha256: shas[at] ?? '',
        }),
      ),
    );
    // Each counts for 200: the fee, and what the creator keeps. The fifth would reach a thousand.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const reasons = new Set(answers.flatMap(({ status, error }) => (status === 200 ? [] : [error.reason])));
    expect([...reasons]).toEqual(['document_changed']);
    const { data } = await ThresholdCount.query.byWorkspace({ workspaceId: user.workspaceId }).go();
    expect(data.map(({ counted }) => counted.map(({ cents }) => cents))).toEqual([[20_000, 20_000, 20_000, 20_000]]);
    const left = ids.filter((_, at) => answers[at]?.status !== 200)[0] ?? '';
    const { data: changed } = await call(agreement.getSpaceContract, { token: creator.token, params: { id: left } });
    expect(changed).toMatchObject({ level: 'contract' });
    expect(changed.html.match(/data-annex/g)).toHaveLength(1);
    const engaged = ids.filter((_, at) => answers[at]?.status === 200)[0] ?? '';
    await answer(creator, engaged, { action: 'open_dispute', reason: 'other', text: 'Je ne peux plus' });
    await commit(token, engaged, { action: 'propose_settlement', kind: 'cancel', text: 'D’accord' });
    await answer(creator, engaged, { action: 'accept_settlement' });
    const { data: after } = await ThresholdCount.query.byWorkspace({ workspaceId: user.workspaceId }).go();
    expect(after[0]?.counted).toHaveLength(3);
  });
});
