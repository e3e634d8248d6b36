import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/journal/activity.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { addDays, parisDay, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import type { WorkspacePermission } from '../../../shared/kernel/permissions.ts';
import { deleteApiKey } from '../../../shared/settings/api-keys.contract.ts';
import { newBoard } from '../../boards/testing/boards.ts';
import { AuditLine, audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { putAll } from '../../platform/db/put-all.ts';
import { write } from '../../platform/db/write.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { colleagueOf, joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;
type Query = Record<string, string | string[]>;
type Act = Parameters<typeof audit>[1];

const ip = '192.0.2.7';
const read = ({ token }: { token: string }, query: Query = {}) => call(contract.listActivity, { token, query });
const items = async (reader: { token: string }, query: Query = {}) => (await read(reader, query)).data.items;
const typesIn = async (reader: { token: string }, query: Query) => (await items(reader, query)).map(({ type }) => type);

/** Writes that someone did something, at an instant. */
const did = ({ user }: Pick<Owner, 'user'>, act: Act, at = new Date()) => write([audit({ ...user, ip }, act, at)]);
const created = (entityId = newId('brd')): Act => ({ type: 'board.created', entityId });

/** Someone who may do this one thing in the workspace. */
const only = ({ workspace }: Owner, ...grants: WorkspacePermission[]) =>
  colleagueOf(workspace, { role: 'accountant', refusals: ['settings:read', 'dashboard:read', 'team:read'], grants });

async function page(reader: { token: string }, query: Query) {
  const found: string[] = [];
  let answers = 0;
  let cursor: string | null = null;
  do {
    const { data } = await read(reader, { ...query, ...(cursor && { cursor }) });
    found.push(...data.items.map(({ entityId }) => entityId));
    cursor = data.nextCursor;
    answers++;
  } while (cursor);
  return { found, answers };
}

describe('the log', () => {
  it('says who did what to which thing, the newest first', async () => {
    const owner = await signedInUser();
    const board = await newBoard(owner.token, { name: 'Veille' });
    const [line, ...older] = await items(owner);
    expect(line).toEqual({
      id: expect.stringMatching(/^act_/),
      at: expect.any(String),
      actor: { kind: 'user', id: owner.user.userId, name: 'Camille Moreau' },
      impersonator: null,
      type: 'board.created',
      label: 'Board créé',
      said: 'a créé le board {}',
      entityId: board.id,
      entity: { name: 'Veille', path: `/boards?board=${board.id}` },
      changed: [],
      changedLabels: [],
      ip: expect.stringMatching(/\d/),
    });
    expect(older.map(({ said }) => said)).toContain('a ouvert une session');
  });

  it('calls what changed by its name, once, and leaves out what tells nobody anything', async () => {
    const owner = await signedInUser();
    await did(owner, {
      type: 'prospect.updated',
      entityId: newId('pro'),
      changed: ['phone', 'phoneNational', 'score'],
    });
    await did(owner, { type: 'member.changed', entityId: owner.user.userId, changed: ['role', 'grants'] });
    const [member, prospect] = await items(owner, { limit: '2' });
    expect(member).toMatchObject({ changed: ['role', 'grants'], changedLabels: ['Rôle', 'Autorisations ajoutées'] });
    expect(prospect?.changedLabels).toEqual(['Téléphone']);
  });

  it('knows a key from its maker, the product from both, and who is gone', async () => {
    const owner = await signedInUser();
    const { workspaceId } = owner.user;
    const { apiKey, key } = await newApiKey(owner.token, ['boards:write'], 'Boutique');
    await newBoard(key);
    expect(await items(owner, { limit: '1' })).toMatchObject([
      { actor: { kind: 'api_key', id: apiKey.id, name: 'Clé «\u00a0Boutique\u00a0»' }, type: 'board.created' },
    ]);
    await call(deleteApiKey, { token: owner.token, params: { id: apiKey.id } });
    const gone = { kind: 'api_key', id: apiKey.id, name: 'Clé révoquée' };
    expect(await items(owner, { limit: '2' })).toMatchObject([
      { type: 'api_key.deleted', entity: null },
      { actor: gone },
    ]);
    await write([audit(bySystem(owner.user), { type: 'pixel.paused', entityId: newId('pix') })]);
    await write([audit({ workspaceId, userId: 'schedule', ip: 'schedule' }, created())]);
    expect(await items(owner, { limit: '2' })).toMatchObject(
      Array(2).fill({ actor: { kind: 'system', id: 'system', name: 'Réclame' }, ip: null }),
    );
    const former = await colleagueOf(owner.workspace);
    await did(former, created());
    await User.delete({ userId: former.user.userId }).go();
    expect(await items(owner, { limit: '1' })).toMatchObject([
      { actor: { kind: 'user', id: former.user.userId, name: 'Une personne partie' }, ip },
    ]);
  });

  it('names no thing that its reader may not read, nor one that is gone or elsewhere', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const board = await newBoard(owner.token, { name: 'Veille' });
    const theirs = await newBoard(stranger.token, { name: 'Secret' });
    const manager = await only(owner, 'team:manage');
    expect(await items(manager, { entityId: board.id })).toMatchObject([{ entityId: board.id, entity: null }]);
    const reader = await only(owner, 'team:manage', 'boards:read');
    expect(await items(reader, { entityId: board.id })).toMatchObject([{ entity: { name: 'Veille' } }]);
    for (const id of [newId('brd'), theirs.id, 'brd', 'x'.repeat(60)]) {
      await did(owner, created(id));
      expect(await items(owner, { entityId: id })).toMatchObject([{ entityId: id, entity: null }]);
    }
  });

  it('shows a type that is written no more', async () => {
    const owner = await signedInUser();
    await did(owner, { type: 'board.burnt' as 'board.created', entityId: 'brd_1' });
    expect(await items(owner, { limit: '1' })).toMatchObject([{ label: 'board.burnt', said: 'board.burnt' }]);
  });

  it('is for who may manage the team, of its workspace alone, a person in two of them included', async () => {
    const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
    await did(owner, created('brd_mine'));
    await did(other, created('brd_theirs'));
    await joined(owner.user, other.workspace.workspaceId, { role: 'viewer' });
    const there = await signedIn(owner.user, other.workspace.workspaceId);
    expect((await read(there)).status).toBe(403);
    expect((await call(contract.listActivityChoices, { token: there.token })).status).toBe(403);
    for (const role of ['member', 'viewer', 'accountant'] as const)
      expect((await read(await colleagueOf(owner.workspace, { role }))).status).toBe(403);
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    await joined(manager.user, other.workspace.workspaceId, { role: 'manager' });
    const across = await signedIn(manager.user, other.workspace.workspaceId);
    expect((await items(manager)).map(({ entityId }) => entityId)).toContain('brd_mine');
    const seen = (await items(across)).map(({ entityId }) => entityId);
    expect(seen).toContain('brd_theirs');
    expect(seen).not.toContain('brd_mine');
    const { nextCursor } = (await read(manager, { limit: '1' })).data;
    const stolen = await read(across, { limit: '1', cursor: nextCursor ?? '' });
    expect([stolen.status, stolen.error.code]).toEqual([400, 'validation_error']);
    expect((await call(contract.listActivity, { query: {} })).status).toBe(401);
  });
});

describe('its filters', () => {
  it('are of types, of a word, of who acted, of a thing', async () => {
    const owner = await signedInUser();
    const colleague = await colleagueOf(owner.workspace);
    await did(owner, created('brd_1'));
    await did(colleague, { type: 'board.deleted', entityId: 'brd_1' });
    await did(colleague, { type: 'prospect.created', entityId: 'pro_1' });
    await write([audit(bySystem(owner.user), { type: 'pixel.paused', entityId: 'pix_1' })]);
    await write([audit({ ...owner.user, apiKeyId: 'key_1', ip }, { type: 'prospect.updated', entityId: 'pro_1' })]);
    expect(await typesIn(owner, { type: 'board.created' })).toEqual(['board.created']);
    expect(await typesIn(owner, { type: ['board.created', 'pixel.paused'] })).toEqual([
      'pixel.paused',
      'board.created',
    ]);
    expect(await typesIn(owner, { word: 'boards' })).toEqual(['board.deleted', 'board.created']);
    expect(await typesIn(owner, { word: 'boards', type: ['board.created', 'pixel.paused'] })).toEqual([
      'board.created',
    ]);
    expect(await typesIn(owner, { word: 'boards', type: 'pixel.paused' })).toEqual([]);
    expect(await typesIn(owner, { entityId: 'pro_1' })).toEqual(['prospect.updated', 'prospect.created']);
    expect(await typesIn(owner, { actorId: 'system' })).toEqual(['pixel.paused']);
    expect(await typesIn(owner, { actorId: 'key_1' })).toEqual(['prospect.updated']);
    const own = await typesIn(owner, { actorId: owner.user.userId });
    expect(own).toContain('board.created');
    expect(own).not.toContain('prospect.updated');
    const theirs = { actorId: colleague.user.userId, word: 'boards', entityId: 'brd_1', from: parisDay() };
    expect(await typesIn(owner, theirs)).toEqual(['board.deleted']);
    expect(await items(owner, { actorId: newId('usr') })).toEqual([]);
  });

  it('are of days in Paris, the first and the last included', async () => {
    const owner = await signedInUser();
    const day = addDays(parisDay(), -10);
    const midnight = parisMidnight(day);
    const next = parisMidnight(addDays(day, 1));
    for (const [id, ms] of [
      ['brd_before', midnight - 1],
      ['brd_first', midnight],
      ['brd_last', next - 1],
      ['brd_after', next],
    ] as const)
      await did(owner, created(id), new Date(ms));
    const ids = async (query: Query) =>
      (await items(owner, { word: 'boards', ...query })).map(({ entityId }) => entityId);
    expect(await ids({ from: day, to: day })).toEqual(['brd_last', 'brd_first']);
    expect(await ids({ from: day })).toEqual(['brd_after', 'brd_last', 'brd_first']);
    expect(await ids({ to: day })).toEqual(['brd_last', 'brd_first', 'brd_before']);
    expect(await ids({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4);
    expect(await ids({ from: '9999-12-31' })).toEqual([]);
    expect(await ids({ to: '0001-01-01' })).toEqual([]);
  });

  it('show nothing that is older than a line is kept', async () => {
    const owner = await signedInUser();
    await did(owner, created('brd_old'), new Date(Date.now() - (keptDays.audit + 1) * dayMs));
    await did(owner, created('brd_kept'), new Date(Date.now() - (keptDays.audit - 1) * dayMs));
    const ids = async (query: Query) => (await items(owner, query)).map(({ entityId }) => entityId);
    expect((await ids({})).at(-1)).toBe('brd_kept');
    expect(await ids({ word: 'boards', from: '2020-01-01' })).toEqual(['brd_kept']);
  });

  it.each<Query>([
    { type: 'board.burnt' },
    { type: ['board.created', 'x'] },
    { word: 'health' },
    { actorId: 'x'.repeat(61) },
    { entityId: 'x'.repeat(61) },
    { from: '2026-13-01' },
    { from: '2026-11-22T00:00:00Z' },
    { from: '2026-11-22', to: '2026-11-21' },
    { limit: '0' },
    { limit: '101' },
    { cursor: 'x' },
  ])('are refused when they are %j', async (query) => {
    const { status, error } = await read(await reader, query);
    expect([status, error.code]).toEqual([400, 'validation_error']);
  });
  const reader = signedInUser();
});

describe('its pages', () => {
  it('hold every line once, with a filter or without', async () => {
    const owner = await signedInUser();
    const at = new Date();
    const ids = Array.from({ length: 7 }, (_, index) => `brd_${index}`);
    // Of one instant.
    for (const id of ids) await did(owner, created(id), at);
    for (const limit of ['1', '3', '7', '8']) {
      expect((await page(owner, { word: 'boards', limit })).found.sort()).toEqual(ids);
      expect((await page(owner, { limit })).found.filter((id) => id.startsWith('brd_')).sort()).toEqual(ids);
    }
    const { nextCursor } = (await read(owner, { word: 'boards', limit: '3' })).data;
    expect((await read(owner, { word: 'ads', limit: '3', cursor: nextCursor ?? '' })).status).toBe(400);
  });

  it('find what is rare over several answers, each of which looks through so many lines', async () => {
    const owner = await signedInUser();
    const { workspaceId, userId } = owner.user;
    const now = Date.now();
    await did(owner, created('brd_rare'), new Date(now - 3 * dayMs));
    const common = Array.from({ length: 4_100 }, (_, index) => new Date(now - dayMs - index));
    await putAll(common, (at) =>
      AuditLine.put({
        workspaceId,
        activityId: newId('act', at),
        actorId: userId,
        type: 'prospect.created',
        entityId: 'pro_1',
        at: at.toISOString(),
        ttl: Math.floor(now / 1000) + 1000,
      }),
    );
    const { done, cost } = await countCosts('listActivity', () => read(owner, { word: 'boards' }));
    expect(done.data.items).toEqual([]);
    expect(done.data.nextCursor).not.toBeNull();
    expect(cost.calls).toEqual({ 'dynamodb BatchGetItem': 1, 'dynamodb Query': 3 });
    expect(await page(owner, { word: 'boards' })).toEqual({ found: ['brd_rare'], answers: 2 });
  });

  it('cost a query, who acted and what is named, read together', async () => {
    const owner = await signedInUser();
    for (let index = 0; index < 3; index++) await newBoard(owner.token);
    const { cost } = await countCosts('listActivity', () => read(owner));
    expect(cost).toMatchObject({
      calls: { 'dynamodb Query': 1, 'dynamodb BatchGetItem': 3 },
      reads: 4 + 1 + 3,
      writes: 0,
    });
    const few = await countCosts('listActivity', () => read(owner, { word: 'boards', limit: '1' }));
    expect(few.cost.calls).toEqual({ 'dynamodb Query': 1, 'dynamodb BatchGetItem': 3 });
  });
});

describe('what it can be filtered by', () => {
  it('is every act by word, the members, the keys and the product', async () => {
    const owner = await signedInUser();
    const colleague = await colleagueOf(owner.workspace, { role: 'member' }, { firstName: 'Alix' });
    const manager = await only(owner, 'team:manage');
    const { apiKey } = await newApiKey(owner.token, ['boards:read'], 'Boutique');
    const { status, data } = await call(contract.listActivityChoices, { token: manager.token });
    expect(status).toBe(200);
    expect(data.words.find(({ value }) => value === 'boards')).toMatchObject({
      label: 'Boards',
      types: expect.arrayContaining([{ value: 'board.created', label: 'Board créé' }]),
    });
    expect(data.actors[0]).toEqual({ kind: 'user', id: colleague.user.userId, name: 'Alix Moreau' });
    expect(data.actors.slice(3)).toEqual([
      { kind: 'api_key', id: apiKey.id, name: 'Clé «\u00a0Boutique\u00a0»' },
      { kind: 'system', id: 'system', name: 'Réclame' },
    ]);
    for (const { types } of data.words)
      for (const { value } of types) expect((await read(manager, { type: value, limit: '1' })).status).toBe(200);
  });
});
