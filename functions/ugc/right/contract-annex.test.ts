import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as agreement from '../../../shared/ugc/agreement.contract.ts';
import * as rights from '../../../shared/ugc/right.contract.ts';
import * as space from '../../../shared/ugc/space-right.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { ThresholdCount } from '../core/threshold-count.entity.ts';
import { openCampaign } from '../testing/campaigns.ts';
import { accept, apply, commit, invite, offered } from '../testing/collaborations.ts';
import { paperAt } from '../testing/papers.ts';
import { ended } from '../testing/payments.ts';
import { codeFor } from '../testing/space.ts';

it('an annex goes on with a contract that the threshold asked for: beyond any order, with what was ordered before, and beside the text that stays', async () => {
  const diffusion = 'creator_account' as const;
  const order = await offered(600, { diffusion });
  const { token, creator, workspaceId } = order;
  await accept(creator, order.id);
  // The same brand, creator and objective, in the same year: 639, then 739.
  const { brandId } = order.campaign;
  const campaign = await openCampaign(token, { brandId, name: 'Sérum d’automne', diffusion });
  const id = await invite(token, campaign, creator);
  await apply(creator, campaign);
  const { agreement: level } = (await commit(token, id, { action: 'offer', fee: 700 })).data.collaboration;
  expect(level).toMatchObject({ level: 'contract', why: 'law', counter: { total: 1_378, earlier: [order.id] } });
  await ended({ token, workspaceId, creator, id });
  const read = async () => (await call(agreement.getCollaborationContract, { token, params: { id } })).data;
  const before = await read();
  const { items } = (await call(rights.listUgcRights, { token, query: {} })).data;
  const right = items.find(({ collaborationId }) => collaborationId === id);
  const params = { id: right?.id ?? '' };
  const proposal = { action: 'propose_extension' as const, months: 4, fee: 500, version: right?.version ?? 0 };
  const { version } = (await call(rights.actOnUgcRight, { token, params, body: proposal })).data.right;
  const { html, sha256 } = (await call(space.getSpaceAnnex, { token: creator.token, params })).data;
  for (const said of [
    'contrat de collaboration commerciale',
    before.sha256,
    'data-annex="earlier"',
    order.id,
    '639,00',
  ])
    expect(html).toContain(said);
  const code = await codeFor(creator, 'accept');
  const body = { action: 'accept_extension' as const, code, version, documentSha256: sha256 };
  expect((await call(space.actOnSpaceRight, { token: creator.token, params, body })).status).toBe(200);
  const after = await read();
  expect([after.html, after.sha256, after.level]).toEqual([before.html, before.sha256, 'contract']);
  expect(after.annexes).toMatchObject([{ rightId: right?.id, html, sha256 }]);
  expect(createHash('sha256').update(html, 'utf8').digest('hex')).toBe(sha256);
  expect(after.evidence.events.map(({ act }) => act)).toEqual([
    ...['offer', 'accept_offer', 'countersign', 'propose_extension', 'accept_extension'],
  ]);
  const counted = (await ThresholdCount.query.byWorkspace({ workspaceId }).go()).data.flatMap((one) => one.counted);
  expect(counted.map(({ cents, level: of }) => [cents, of])).toEqual([
    [63_900, 'order'],
    [73_900, 'contract'],
    [50_000, 'contract'],
  ]);
  // The paper grows by it: another file, with both texts as they were signed.
  expect(new URL(after.pdfUrl ?? '').pathname).not.toBe(new URL(before.pdfUrl ?? '').pathname);
  const { text, attached } = await paperAt(after.pdfUrl);
  for (const said of ['Avenant : prolongation de droits', '1 avenant à la suite du document', `SHA-256 : ${sha256}`])
    expect(text).toContain(said);
  expect(attached.sort()).toEqual([
    ['avenant-1.html', sha256],
    ['document.html', before.sha256],
  ]);
});
