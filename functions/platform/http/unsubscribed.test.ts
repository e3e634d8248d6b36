import { afterAll, beforeEach, expect, it } from 'vitest';
import { getBilling } from '../../../shared/billing/billing.contract.ts';
import { createBoard } from '../../../shared/boards/board.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { makesThings } from '../../../shared/kernel/route.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { registry } from '../../../shared/registry.ts';
import type { WorkspaceItem } from '../identity/workspace.entity.ts';
import { newId } from '../new-id.ts';
import { setSettingsPart } from '../system/system-settings.ts';
import { call } from '../testing/call.ts';
import { signedInUser } from '../testing/factories.ts';
import { setSetting } from '../testing/set-setting.ts';

/** Each test finds a platform that nobody has set. */
beforeEach(() => setSettingsPart(newId('stc')));
afterAll(() => setSettingsPart(newId('stc')));

const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const create = ({ token }: { token: string }) =>
  call(prospects.createProspect, { token, body: { lastName: 'Durand' } });
const of = (over: Partial<WorkspaceItem>) => signedInUser({}, over);

it('what makes things is closed after the trial and the days of grace, and to nobody who pays', async () => {
  await setSetting('billing.requireSubscription', true);
  const taken = { planCode: 'starter', version: 1 } as const;
  const cases: [Partial<WorkspaceItem>, number][] = [
    [{ trialEndsAt: ago(-3) }, 201],
    [{ trialEndsAt: ago(13) }, 201],
    [{ trialEndsAt: ago(15) }, 402],
    [{ createdAt: ago(15) }, 402],
    [{ createdAt: ago(400), subscriptionEndedAt: ago(3) }, 201],
    [{ createdAt: ago(400), subscriptionEndedAt: ago(15) }, 402],
    [{ createdAt: ago(400), taken }, 201],
    [{ createdAt: ago(400), plan: 'enterprise' }, 201],
  ];
  const answers = await Promise.all(cases.map(async ([over]) => create(await of(over))));
  expect(answers.map(({ status }) => status)).toEqual(cases.map(([, status]) => status));
  expect(answers[2]?.error).toMatchObject({ code: 'plan_limit', reason: 'subscription_required' });
  await setSetting('billing.graceDays', 60);
  expect((await create(await of({ trialEndsAt: ago(59) }))).status).toBe(201);
  await setSetting('billing.graceDays', 0);
  expect((await create(await of({ trialEndsAt: ago(0.001) }))).status).toBe(402);
});

it('reading, changing, exporting and deleting go on, and the page says since when', async () => {
  const owner = await of({ trialEndsAt: ago(15) });
  const { id } = (await create(owner)).data.prospect;
  expect((await call(getBilling, owner)).data.billing.subscriptionRequiredAt).toBeNull();
  await setSetting('billing.requireSubscription', true);
  expect((await call(createBoard, { token: owner.token, body: { name: 'B' } })).status).toBe(402);
  const { token } = owner;
  const params = { id };
  expect((await call(prospects.getProspect, { token, params })).status).toBe(200);
  expect((await call(prospects.updateProspect, { token, params, body: { city: 'Lyon', version: 1 } })).status).toBe(
    200,
  );
  expect((await call(prospects.exportProspects, { token, query: {} })).status).toBe(200);
  expect((await call(prospects.deleteProspect, { token, params })).status).toBe(200);
  expect((await call(getBilling, owner)).data.billing.subscriptionRequiredAt).toEqual(expect.any(String));
});

it('closes no act of a person, of a visitor or of who pays, nor any that reads, changes or deletes', () => {
  const closed = registry.filter(makesThings);
  expect(closed.length).toBeGreaterThan(40);
  expect(closed.filter(({ method, status = 200 }) => method !== 'POST' && status === 200)).toEqual([]);
  expect(closed.map(({ path }) => path).filter((path) => /billing|auth|export|deletion/.test(path))).toEqual([]);
});
