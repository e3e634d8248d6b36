import { afterEach, expect, it, vi } from 'vitest';
import { runFunction } from '../scripts/local/door/run-function.ts';
import * as auth from '../shared/auth/auth.contract.ts';
import * as billing from '../shared/billing/billing.contract.ts';
import { parisDay } from '../shared/kernel/paris-day.ts';
import { type MigrationSpec, migrationTimeoutSeconds } from '../shared/kernel/worker-specs.ts';
import { migrations } from '../shared/workers.ts';
import { OldUser } from './auth/move/old-user.entity.ts';
import { hashPassword } from './auth/session/password-hash.ts';
import { accountShardOf, BillingAccount } from './billing/core/billing-account.entity.ts';
import { AuditBlock, linesOf } from './journal/chain/audit-block.entity.ts';
import { OldAuditLine } from './journal/move/old-audit-line.entity.ts';
import { AuditLine } from './platform/db/audit-line.entity.ts';
import { defineEntity, documentClient } from './platform/db/client.ts';
import { keyOf } from './platform/db/key-of.ts';
import { readTogether } from './platform/db/read-together.ts';
import { personListed } from './platform/identity/listed-person.entity.ts';
import { Member } from './platform/identity/member.entity.ts';
import { Team } from './platform/identity/team.entity.ts';
import { User } from './platform/identity/user.entity.ts';
import { Workspace } from './platform/identity/workspace.entity.ts';
import { workspaceListed } from './platform/identity/workspace-list.entity.ts';
import { log } from './platform/log.ts';
import { newId } from './platform/new-id.ts';
import { call } from './platform/testing/call.ts';
import { password, uniqueEmail } from './platform/testing/factories.ts';
import { MovePlace } from './platform/worker/move-place.entity.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** As the version of before people were of several workspaces wrote it. */
const OldEmailLock = defineEntity({
  model: { service: 'reclame', entity: 'emailLock', version: '1' },
  attributes: {
    emailKey: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
  },
  indexes: {
    byEmail: {
      pk: { field: 'pk', composite: ['emailKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

const then = new Date('2026-03-01T10:00:00.000Z');
const at = then.toISOString();
const passwordHash = await hashPassword(password);
const lines = 4;

/**
 * A workspace as it was left: its person in it (before people had places), on no list of workspaces or people, its log under
 * keys of before there were chains, its subscription with a price of no day.
 */
async function oldWorkspace() {
  const ids = { workspaceId: newId('wks', then), userId: newId('usr', then) };
  const { workspaceId } = ids;
  const email = uniqueEmail();
  const times = { createdAt: at, updatedAt: at };
  const named = { email, passwordHash, firstName: 'Léa', lastName: 'Petit' };
  await OldUser.create({ ...ids, ...named, role: 'member', status: 'active', sessionEpoch: 1, ...times }).go();
  await OldEmailLock.create({ ...ids, emailKey: keyOf(email) }).go();
  await Workspace.create({ ...ids, name: 'Agence Petit', plan: 'starter', ...times }).go();
  const told = Array.from({ length: lines }, () => newId('act', then));
  for (const activityId of told) {
    const line = { workspaceId, activityId, actorId: ids.userId, ip: '192.0.2.7', entityId: workspaceId, at };
    await OldAuditLine.create({ ...line, type: 'billing.subscribed', ttl: 4_000_000_000 }).go();
  }
  await BillingAccount.create({
    workspaceId,
    details: { legalName: 'Petit', line1: '1 rue Bleue', postalCode: '75009', city: 'Paris', country: 'FR', email },
    customerId: `cus_${workspaceId}`,
    shard: accountShardOf(workspaceId),
    subscription: {
      ...{ subscriptionId: `sub_${workspaceId}`, status: 'active', planCode: 'starter', interval: 'month' },
      ...{ amount: 29, currency: 'eur', periodEndsAt: at },
    },
    // The log alone says when it took its price.
    ...{ version: 1, createdAt: '2026-01-10T10:00:00.000Z', updatedAt: at },
  }).go();
  return { ...ids, email, told };
}
type Old = Awaited<ReturnType<typeof oldWorkspace>>;

const isWrite = (command: object) => /^(TransactWrite|BatchWrite|Put|Update|Delete)/.test(command.constructor.name);

/** Runs a migration as Lambda does, and cuts its power after one write, then after two more, then four, until one run ends; `look` at what each has left. */
async function runCut({ name, handler: file }: MigrationSpec, look: () => Promise<void>): Promise<void> {
  const { handler } = await import(/* @vite-ignore */ `../functions/${file}.ts`);
  const send = documentClient.send.bind(documentClient);
  for (let allowed = 1; ; allowed *= 2) {
    let writes = 0;
    const cut = vi.spyOn(documentClient, 'send').mockImplementation((async (command: Parameters<typeof send>[0]) => {
      if (isWrite(command) && ++writes > allowed) throw new Error('The power is cut');
      return send(command);
    }) as never);
    const run = await runFunction({ name, timeoutSeconds: migrationTimeoutSeconds }, undefined, () => handler()).then(
      () => undefined,
      (error: unknown) => error ?? 'failed',
    );
    cut.mockRestore();
    await look();
    if (run === undefined) return;
    expect(String(run)).toContain('The power is cut');
  }
}

/** Functions of before read on what they read; those of today find whole people, or none. */
async function lookBefore(all: Old[]): Promise<void> {
  for (const { workspaceId, userId, email } of all) {
    const { data: old } = await OldUser.get({ workspaceId, userId }).go({ consistent: true });
    expect(old).toMatchObject({ email, passwordHash, sessionEpoch: 1 });
    const { data: user } = await User.get({ userId }).go({ consistent: true });
    const { data: member } = await Member.get({ workspaceId, userId }).go({ consistent: true });
    const { data: team } = await Team.get({ workspaceId }).go({ consistent: true });
    expect([user?.homeWorkspaceId, member?.role, team?.owners]).toEqual(
      user ? [workspaceId, 'owner', 1] : [undefined, undefined, undefined],
    );
  }
}

/** What functions of today answer, and the log, of which each line is in one place. */
async function lookAfter({ workspaceId, userId, told }: Old, token: string): Promise<void> {
  const { status, data } = await call(auth.getProfile, { token });
  expect([status, data.user.id, data.user.workspaceId]).toEqual([200, userId, workspaceId]);
  expect((await call(billing.getBilling, { token })).status).toBe(200);
  const query = { consistent: true, pages: 'all' } as const;
  const { data: old } = await OldAuditLine.query.byWorkspace({ workspaceId }).go(query);
  const { data: moved } = await AuditLine.query.byWorkspace({ workspaceId }).go(query);
  const ids = [...old, ...moved].map(({ activityId }) => activityId).filter((id) => told.includes(id));
  expect(ids.sort()).toEqual([...told].sort());
}

/** They go through what all other tests have left. */
const timeout = 300_000;

it('a table of three versions ago is brought up to date, wherever the runs are cut, and is read all the while', {
  timeout,
}, async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const specs = Object.values(migrations);
  for (const { name } of specs) await MovePlace.delete({ name }).go();
  const all = await Promise.all(Array.from({ length: 5 }, oldWorkspace));
  for (const spec of specs) if (spec.runs === 'before') await runCut(spec, () => lookBefore(all));
  // By a function of before, as it was replaced.
  const late = await oldWorkspace();
  const [first] = all;
  if (!first) throw new Error('Nobody was there');
  const { data } = await call(auth.login, { body: { email: first.email, password } });
  for (const spec of specs) if (spec.runs === 'after') await runCut(spec, () => lookAfter(first, data.token));

  for (const one of [...all, late]) {
    const { workspaceId, userId, email, told } = one;
    const { data: session } = await call(auth.login, { body: { email, password } });
    await lookAfter(one, session.token);
    expect((await OldUser.get({ workspaceId, userId }).go({ consistent: true })).data).toBeNull();
    const listed = await readTogether([workspaceListed(workspaceId), personListed(userId)]);
    expect(listed.filter((item) => item)).toHaveLength(2);
    const { data: account } = await BillingAccount.get({ workspaceId }).go({ consistent: true });
    expect(account?.spans).toMatchObject([{ amountCents: 2900, from: parisDay(then), until: null }]);
    expect((await OldAuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true })).data).toEqual([]);
    const { data: blocks } = await AuditBlock.query.byChain({ chainId: workspaceId }).go({ consistent: true });
    const sealed = blocks.flatMap(linesOf).map(({ id }) => id);
    expect(sealed.filter((id) => told.includes(id)).sort()).toEqual([...told].sort());
  }
});
