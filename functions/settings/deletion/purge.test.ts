import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import * as deletion from '../../../shared/settings/deletion.contract.ts';
import { queues } from '../../../shared/settings/queues.ts';
import { schedules } from '../../../shared/workers.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { BillingAccount } from '../../billing/core/billing-account.entity.ts';
import { Invoice } from '../../billing/invoices/invoice.entity.ts';
import { locally, openStripe, subscribedUser, syncs } from '../../billing/testing/stripe.ts';
import { Comment } from '../../boards/comments/comment.entity.ts';
import { newBoard, save } from '../../boards/testing/boards.ts';
import { deleteFile, fileSize, putFile } from '../../platform/clients/files.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { env } from '../../platform/env.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, password, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handOvers } from '../../team/testing/team.ts';
import { allEntities, itemOf, nameOf, plant } from '../testing/planted.ts';
import { Deletion } from './deletion.entity.ts';
import { fateOf, fates, kept } from './fates.ts';
import { foldersOfWorkspaces, keptFolders } from './files-of.ts';
import { handler as worker } from './purge.worker.ts';
import { handler as purgeDeleted } from './purge-deleted.schedule.ts';
import { PurgePass, place } from './purge-pass.entity.ts';

type Item = Record<string, unknown>;
type Person = Awaited<ReturnType<typeof signedInUser>>;

const entities = await allEntities();
const runs = queueRuns(queues.purges, worker);
const goOn = JSON.stringify({ task: 'go-on' });
const schedule = (at: Date = new Date()) => runFunction(schedules.purgeDeleted, { at: at.toISOString() }, purgeDeleted);
const passTime = (minutes: number) => vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });

const ask = ({ token, workspace, email }: Person, scope: deletion.DeletionScope) => {
  const confirmation = scope === 'workspace' ? workspace.name : email;
  return call(deletion.requestDeletion, { token, body: { scope, confirmation } });
};

/** What other tests plan is not due when this is. */
async function aMonthAgo<T>(act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: Date.now() - 31 * dayMs, toFake: ['Date'] });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

const signedUp = (): Promise<Person> => aMonthAgo(() => signedInUser());
const signedInNow = ({ user, workspace }: Person) => signedIn(user, workspace.workspaceId);

async function askedBefore(person: Person, scope: deletion.DeletionScope): Promise<void> {
  const { status } = await aMonthAgo(() => ask(person, scope));
  expect(status).toBe(200);
}

async function everything(): Promise<Item[]> {
  const items: Item[] = [];
  let after: Item | undefined;
  do {
    const page = await documentClient.send(
      new ScanCommand({ TableName: env.TABLE_NAME, ConsistentRead: true, ExclusiveStartKey: after }),
    );
    items.push(...(page.Items ?? []));
    after = page.LastEvaluatedKey;
  } while (after);
  return items;
}

const naming = (items: Item[], ...ids: string[]) =>
  items.filter((item) => ids.some((id) => JSON.stringify(item).includes(id)));
const entityOf = (item: Item) => String(item.__edb_e__);
const byKey = (items: Item[]) => new Map(items.map((item) => [`${item.pk}\n${item.sk}`, item]));

/** The purge to its end: each pass after its wait. */
async function purge(...subjectIds: string[]): Promise<void> {
  await schedule();
  for (let pass = 0; pass < 6; pass++) {
    expect(await runs.work(goOn)).toBe(0);
    const left = await Promise.all(subjectIds.map((subjectId) => Deletion.get({ subjectId }).go()));
    if (left.every(({ data }) => data === null)) return;
    passTime(16);
  }
  throw new Error('The purge does not end');
}

beforeEach(async () => {
  await PurgePass.delete(place).go();
});
afterEach(async () => {
  vi.useRealTimers();
  await runs.waiting();
});

it('says of every entity what becomes of it, and of no other', () => {
  const names = [...new Set(entities.map(({ model }) => model.entity))].sort();
  expect([...Object.keys(fates), ...Object.keys(kept)].sort()).toEqual(names);
  for (const reason of Object.values(kept)) expect(reason).toMatch(/\w{4}/);
});

it('says of every folder of workspaces what becomes of it', () => {
  const root = join(import.meta.dirname, '..', '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const folders = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/`([a-z-]+)\/\$\{workspaceId\}\//g)].map(([, name]) => name),
  );
  expect([...new Set(folders)].sort()).toEqual([...foldersOfWorkspaces, ...Object.keys(keptFolders)].sort());
});

describe('a purge', () => {
  it('of an account and its workspace leaves nothing of either but what must stay, and of others everything', async () => {
    const gone = await signedUp();
    const other = await signedInUser();
    const [own, theirs] = [gone.workspace.workspaceId, other.workspace.workspaceId];
    const [userId, stays] = [gone.user.userId, other.user.userId];
    await joined(gone.user, theirs);
    const planted = await plant(entities, { workspaceId: own, userId });
    await plant(entities, { workspaceId: theirs, userId: stays });
    await plant(entities, { workspaceId: theirs, userId });
    expect(planted.length).toBeGreaterThan(100);
    const files = [...foldersOfWorkspaces, 'invoices'].flatMap((folder) => [
      `${folder}/${own}/a`,
      `${folder}/${own}/b/c`,
      `${folder}/${theirs}/a`,
    ]);
    for (const file of files) await putFile(file, 'x', 'text/plain');
    const logoId = `lgo_${own.slice(4)}`;
    await putFile(`logos/${logoId}`, 'x', 'image/png');
    await putOne('client', { workspaceId: own, clientId: 'cli_logo', logoId });
    const said = { workspaceId: theirs, savedAdId: 'sav_1', commentId: 'com_1' };
    await putOne('comment', { ...said, authorId: userId, authorName: 'Camille Moreau', text: 'Bon visuel' });
    await askedBefore(gone, 'account');
    const all = await everything();
    await purge(own, userId);
    await handOvers.runAll();
    const after = await everything();

    const left = leftOf(after, { own, theirs, userId });
    for (const item of left) expect(Object.keys(kept), JSON.stringify(item)).toContain(entityOf(item));
    expect(new Set(left.map(entityOf))).toEqual(
      new Set([
        'activity',
        'creatorLink',
        'invoice',
        'invoiceSource',
        'payment',
        'peopleChange',
        'ugcInvoice',
        'workspaceChange',
      ]),
    );
    // The move of people of the first version, which other tests run, removes these itself.
    const isMoved = ({ __edb_e__, __edb_v__ }: Item) => __edb_e__ === 'user' && __edb_v__ === '1';
    const lost = lostBy(theirs, all, after).filter((item) => item.userId !== userId && !isMoved(item));
    expect(lost).toEqual([]);
    const { data: comment } = await Comment.get(said).go();
    expect(comment).toMatchObject({ text: 'Bon visuel', authorName: 'Ancien membre' });
    expect(naming(after, nameOf({ userId }))).toEqual([]);
    expect(naming(after, nameOf({ userId: stays })).length).toBeGreaterThan(2);
    const now = byKey(after);
    const same = all.filter((item) => item.workspaceId === theirs && item.userId === stays && !isMoved(item));
    for (const item of same) expect(now.get(`${item.pk}\n${item.sk}`)).toEqual(item);
    const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId: own }).go({ consistent: true });
    expect(lines.map(({ type }) => type)).toContain('workspace.purged');
    for (const file of files) {
      const isKept = file.startsWith('invoices/') || file.includes(theirs);
      expect(await fileSize(file), file).toBe(isKept ? 1 : null);
    }
    expect(await fileSize(`logos/${logoId}`)).toBeNull();
    for (const file of files) await deleteFile(file);
    const again = { email: gone.email, password, firstName: 'Paul', lastName: 'Marchand' };
    vi.useRealTimers();
    expect((await call(auth.register, { body: again })).status).toBe(201);
  });

  it('of someone takes their name out of what others say to them', async () => {
    const owner = await signedInUser();
    const gone = await aMonthAgo(() =>
      colleagueOf(owner.workspace, { role: 'manager' }, { firstName: 'Lise', lastName: 'Roux' }),
    );
    const stays = await colleagueOf(owner.workspace, undefined, { firstName: 'Lise', lastName: 'Roux-Martin' });
    const [adId] = await putAds(owner.workspace.workspaceId, [adContent()]);
    const card = await save(owner.token, (await newBoard(owner.token)).id, adId);
    const params = { id: card.id };
    const mentions = [gone.user.userId, stays.user.userId];
    const text = '@Lise Roux, un avis ? @Lise Roux-Martin aussi';
    await call(comments.createComment, { token: owner.token, params, body: { text, mentions } });
    await askedBefore({ ...owner, ...gone, email: gone.user.email }, 'account');
    await purge(gone.user.userId);
    const { data } = await call(comments.listComments, { token: owner.token, params, query: {} });
    expect(data.items[0]).toMatchObject({
      text: '@Ancien membre, un avis ? @Lise Roux-Martin aussi',
      mentions: [{ name: 'Ancien membre' }, { name: 'Lise Roux-Martin' }],
    });
  });

  it('keeps whom it billed: what is taken back later has its credit note', async () => {
    await openStripe();
    const owner = await aMonthAgo(() => subscribedUser('starter'));
    const { workspaceId } = owner.workspace;
    await askedBefore(owner, 'workspace');
    await purge(workspaceId);
    vi.useRealTimers();
    for (const body of [{}, { outcome: 'lost' }]) await locally('POST', `/customers/${workspaceId}/dispute`, body);
    await syncs.runAll();
    const papers = await Invoice.query.byWorkspace({ workspaceId }).go({ consistent: true });
    expect(papers.data.map(({ content }) => content.kind).sort()).toEqual(['credit_note', 'invoice']);
    const { data: account } = await BillingAccount.get({ workspaceId }).go({ consistent: true });
    expect(account?.subscription).toMatchObject({ status: 'ended' });
    expect(account?.subscription?.card).toBeUndefined();
  });

  it('interrupted anywhere goes on, and twice at once removes the same', async () => {
    const gone = await signedUp();
    const { workspaceId } = gone.workspace;
    await plant(entities, { workspaceId, userId: gone.user.userId });
    await askedBefore(gone, 'workspace');
    await schedule();
    const send = documentClient.send.bind(documentClient);
    for (let calls = 1; ; calls *= 2) {
      let count = 0;
      const failing = vi.spyOn(documentClient, 'send').mockImplementation(((command: never) => {
        if (++count > calls) throw new Error('The function has died');
        return send(command);
      }) as never);
      const failed = await runs.work(goOn);
      failing.mockRestore();
      if (failed === 0) break;
    }
    await runs.waiting();
    for (let pass = 0; pass < 3; pass++) {
      passTime(16);
      expect(await runs.work(goOn, goOn)).toBe(0);
    }
    const left = naming(await everything(), workspaceId).map(entityOf);
    for (const name of left) expect(ofNoWorkspace).toContain(name);
    expect((await Deletion.get({ subjectId: workspaceId }).go()).data).toBeNull();
    const { data: user } = await User.get({ userId: gone.user.userId }).go();
    expect(user?.workspaceIds ?? []).toEqual([]);
    vi.useRealTimers();
    const { data } = await call(auth.login, { body: { email: gone.email, password } });
    expect(data.user.workspaceId).not.toBe(workspaceId);
  });

  it('finds what a straggler wrote after the first pass', async () => {
    const gone = await signedUp();
    const whose = { workspaceId: gone.workspace.workspaceId, userId: gone.user.userId };
    await askedBefore(gone, 'workspace');
    await schedule();
    await runs.work(goOn);
    await plant(entities, whose);
    await putFile(`exports/${whose.workspaceId}/late.zip`, 'x', 'application/zip');
    expect(await Deletion.get({ subjectId: whose.workspaceId }).go()).toMatchObject({ data: { status: 'emptied' } });
    for (let pass = 0; pass < 3; pass++) {
      passTime(16);
      await runs.work(goOn);
    }
    const left = naming(await everything(), whose.workspaceId).map(entityOf);
    for (const name of left) expect(ofNoWorkspace).toContain(name);
    expect(await fileSize(`exports/${whose.workspaceId}/late.zip`)).toBeNull();
  });

  it('and what undoes it at the last second never both take place', async () => {
    const people = await aMonthAgo(() => Promise.all(Array.from({ length: 8 }, () => signedInUser())));
    for (const person of people) await askedBefore(person, 'workspace');
    const tokens = (await Promise.all(people.map(signedInNow))).map(({ token }) => token);
    const undoing = Promise.all(
      tokens.map((token) => call(deletion.removeDeletion, { token, query: { scope: 'workspace' } })),
    );
    const [answers] = await Promise.all([undoing, schedule()]);
    for (const [at, { status, error }] of answers.entries()) {
      const { workspaceId } = people[at]?.workspace ?? { workspaceId: '' };
      const { data } = await Deletion.get({ subjectId: workspaceId }).go({ consistent: true });
      if (status === 200) expect(data).toBeNull();
      else expect([status, error.reason, data?.status]).toEqual([409, 'deletion_begun', 'begun']);
    }
    const late = tokens[answers.findIndex(({ status }) => status !== 200)];
    if (!late) return;
    expect((await call(auth.getProfile, { token: late })).status).toBe(401);
    const again = await call(deletion.removeDeletion, { token: late, query: {} });
    expect(again.error.reason).toBe('deletion_begun');
  });

  it('leaves alone what is not due, and what was undone', async () => {
    const [early, undone] = await Promise.all([signedInUser(), signedInUser()]);
    await ask(undone, 'workspace');
    await call(deletion.removeDeletion, { token: undone.token, query: {} });
    await ask(early, 'workspace');
    await schedule(new Date(Date.now() + 29 * dayMs));
    for (const { token } of [early, undone]) expect((await call(auth.getProfile, { token })).status).toBe(200);
    expect((await Deletion.get({ subjectId: early.workspace.workspaceId }).go()).data?.status).toBe('planned');
  });

  it('of a workspace leaves its members where else they are', async () => {
    const gone = await signedUp();
    const elsewhere = await signedInUser();
    const member = await colleagueOf(gone.workspace);
    await joined(member.user, elsewhere.workspace.workspaceId);
    const there = await signedIn(member.user, elsewhere.workspace.workspaceId);
    await askedBefore(gone, 'workspace');
    await purge(gone.workspace.workspaceId);
    vi.useRealTimers();
    expect((await call(auth.getProfile, { token: member.token })).status).toBe(401);
    const { data } = await call(auth.getProfile, { token: there.token });
    expect(data.user.workspaces).toHaveLength(1);
    const place = { workspaceId: gone.workspace.workspaceId, userId: member.user.userId };
    expect((await Member.get(place).go()).data).toBeNull();
  });
});

/** What may name a workspace that is gone: what is kept, and what is of a person who stays. */
const ofNoWorkspace = [...Object.keys(kept), ...Object.keys(fates).filter((name) => fateOf(name) === 'person'), 'user'];

const isIn = (workspaceId: string) => (item: Item) => item.workspaceId === workspaceId || item.ownerId === workspaceId;

/** What still names a workspace and a person, but for the things of another workspace that only name who made them. */
function leftOf(items: Item[], { own, theirs, userId }: { own: string; theirs: string; userId: string }): Item[] {
  const isTheirs = (item: Item) =>
    isIn(theirs)(item) && ['workspace', 'owner', 'kept'].includes(fateOf(entityOf(item)));
  return naming(items, own, userId).filter((item) => !isTheirs(item));
}

function lostBy(workspaceId: string, before: Item[], after: Item[]): Item[] {
  const now = byKey(after);
  return before.filter((item) => isIn(workspaceId)(item) && !now.has(`${item.pk}\n${item.sk}`));
}

/** Puts an item of an entity, as far as it is said. */
async function putOne(name: string, item: object, whose = { workspaceId: '', userId: 'usr_x' }): Promise<void> {
  const entity = entities.find(({ model }) => model.entity === name);
  if (!entity) throw new Error(`No ${name}`);
  const { Item } = entity.put({ ...itemOf(entity, whose), ...item }).params();
  await documentClient.send(new PutCommand({ TableName: env.TABLE_NAME, Item }));
}
