import { afterEach, describe, expect, it, vi } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { listClientNames } from '../../../shared/clients/client-names.contract.ts';
import { clientProblems } from '../../../shared/clients/clients.rules.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { clientMoves, followFor, newClientOf, png, putClient } from '../testing/clients.ts';

afterEach(() => {
  vi.useRealTimers();
});

const legal = {
  legalName: 'Maison Rivière SAS',
  siren: '732 829 320',
  vatNumber: 'fr 44 732829320',
  address: '12 rue des Tanneurs\n37000 Tours',
  signatoryName: 'Élise Rivière',
};
const list = async (token: string, query: Record<string, string> = {}) =>
  (await call(clients.listClients, { token, query })).data;
const counted = async (workspaceId: string) =>
  (await ThingCount.get({ workspaceId, name: 'clients' }).go({ consistent: true })).data?.count ?? 0;

describe('a client', () => {
  it('is made, read and changed with all that is said of it', async () => {
    const { token } = await signedInUser();
    const made = await newClientOf(token, {
      color: 'teal',
      website: 'maison-riviere.example',
      industry: 'furniture',
      legal,
      contacts: [{ name: 'Élise Rivière', email: 'Elise@Maison-Riviere.example', role: 'Gérante' }],
      notes: 'Appeler le matin',
    });
    expect(made).toMatchObject({
      color: 'teal',
      legal: { siren: '732829320', vatNumber: 'FR44732829320', address: legal.address },
      contacts: [{ name: 'Élise Rivière', email: 'elise@maison-riviere.example', role: 'Gérante' }],
      archived: false,
      counts: { boards: 0, followedAdvertisers: 0, prospects: 0, campaigns: 0 },
      version: 1,
    });
    const params = { id: made.id };
    expect((await call(clients.getClient, { token, params })).data.client).toEqual(made);
    const body = { name: 'Rivière', website: null, legal: null, archived: true, version: 1 };
    const { data } = await call(clients.updateClient, { token, params, body });
    expect(data.client).toEqual({
      ...made,
      ...{ name: 'Rivière', website: null, legal: null, archived: true, version: 2 },
      updatedAt: data.client.updatedAt,
    });
    expect((await call(clients.updateClient, { token, params, body })).status).toBe(409);
    const same = await call(clients.updateClient, { token, params, body: { name: 'Rivière', version: 2 } });
    expect(same.data.client).toEqual(data.client);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(101) }],
    ['legal.siren', { legal: { ...legal, siren: '732829321' } }],
    ['legal.vatNumber', { legal: { ...legal, vatNumber: 'FR45732829320' } }],
    ['website', { website: 'javascript:alert(1)' }],
    ['industry', { industry: 'magie' as 'pets' }],
    ['color', { color: 'mauve' as 'teal' }],
    ['notes', { notes: 'x'.repeat(5_001) }],
    ['contacts', { contacts: Array.from({ length: 21 }, () => ({ name: 'A' })) }],
    ['contacts.0.email', { contacts: [{ name: 'A', email: 'pas une adresse' }] }],
  ])('is refused with another %s', async (path, said) => {
    const { token } = await signedInUser();
    const { status, error } = await call(clients.createClient, { token, body: { name: 'Rivière', ...said } });
    expect([status, error.details?.[0]?.path]).toEqual([400, path]);
    expect((await list(token)).total).toBe(0);
  });

  it('is one of a name, made ten times at once, in any case and with any accent', async () => {
    const { token, user } = await signedInUser();
    const names = ['Maison Rivière', 'MAISON RIVIERE', 'maison  rivière', 'Maison Riviére', ' Maison Rivière '];
    const answers = await Promise.all(
      [...names, ...names].map((name) => call(clients.createClient, { token, body: { name } })),
    );
    const [made] = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const { status, error } of refused)
      expect([status, error.reason, error.existingId]).toEqual([409, 'client_name_taken', made?.data.client.id]);
    expect(await counted(user.workspaceId)).toBe(1);
  });

  it('takes another name that is free, and gives its own back', async () => {
    const { token } = await signedInUser();
    const [one, other] = [await newClientOf(token, { name: 'Un' }), await newClientOf(token, { name: 'Deux' })];
    const rename = (id: string, name: string, version: number) =>
      call(clients.updateClient, { token, params: { id }, body: { name, version } });
    const taken = await rename(other.id, 'ÙN', 1);
    expect([taken.status, taken.error.existingId]).toEqual([409, one.id]);
    expect((await rename(one.id, 'UN', 1)).status).toBe(200);
    expect((await rename(one.id, 'Trois', 2)).status).toBe(200);
    expect((await rename(other.id, 'ÙN', 1)).status).toBe(200);
  });

  it('is one of five hundred at most', async () => {
    const { token, user } = await signedInUser();
    await newClientOf(token);
    await ThingCount.patch({ workspaceId: user.workspaceId, name: 'clients' }).set({ count: 499 }).go();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => call(clients.createClient, { token, body: { name } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.reason).toBe('client_limit');
  });

  it('is made once with one key', async () => {
    const { token } = await signedInUser();
    const make = () =>
      call(clients.createClient, {
        token,
        body: { name: 'A' },
        headers: { 'idempotency-key': 'une-fois' },
      });
    const [first, ...others] = await Promise.all([make(), make(), make()]);
    for (const other of others) expect(other.data).toEqual(first?.data);
    expect((await list(token)).total).toBe(1);
  });

  it('is nothing to another workspace, nor to who may not', async () => {
    const { token, workspace } = await signedInUser();
    const { id } = await newClientOf(token);
    const stranger = await signedInUser();
    for (const route of [clients.getClient, clients.deleteClient])
      expect((await callRaw(route, { token: stranger.token, params: { id } })).status).toBe(404);
    expect((await list(stranger.token)).items).toEqual([]);
    const viewer = await colleagueOf(workspace, { role: 'viewer' });
    expect((await list(viewer.token)).total).toBe(1);
    expect((await call(clients.createClient, { token: viewer.token, body: { name: 'B' } })).status).toBe(403);
  });
});

describe('the list of clients', () => {
  it('is in the order of names or of age, page after page, and narrowed', async () => {
    const { token, user } = await signedInUser();
    for (const name of ['Zoé', 'Émile', 'abeille', 'Éden']) await putClient(user.workspaceId, { name });
    await putClient(user.workspaceId, { name: 'Vieux', archived: true, legal: { legalName: 'Abeille et fils' } });
    const names = async (query: Record<string, string>) => (await list(token, query)).items.map(({ name }) => name);
    expect(await names({})).toEqual(['abeille', 'Éden', 'Émile', 'Vieux', 'Zoé']);
    expect(await names({ sort: 'newest' })).toEqual(['Vieux', 'Éden', 'abeille', 'Émile', 'Zoé']);
    expect(await names({ archived: 'false', q: 'e' })).toEqual(['Éden', 'Émile']);
    expect(await names({ q: 'ABEILLE' })).toEqual(['abeille', 'Vieux']);
    expect(await names({ q: '🐝' })).toEqual([]);
    const choices = await call(listClientNames, { token });
    expect(choices.data.items.map(({ name }) => name)).toEqual(await names({}));
    for (const sort of ['name', 'newest']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(token, { sort, limit: '2', ...(cursor && { cursor }) });
        expect(page.total).toBe(5);
        seen.push(...page.items.map(({ name }) => name));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(await names({ sort }));
    }
  });
});

describe('the deletion of a client', () => {
  const remove = (token: string, id: string) => call(clients.deleteClient, { token, params: { id } });
  const restore = (token: string, id: string) => call(clients.restoreClient, { token, params: { id }, body: {} });

  it('can be undone for thirty seconds, with its name', async () => {
    const { token, user } = await signedInUser();
    const made = await newClientOf(token, { logoUrl: png });
    expect((await remove(token, made.id)).status).toBe(200);
    expect((await remove(token, made.id)).status).toBe(404);
    expect([(await list(token)).total, await counted(user.workspaceId)]).toEqual([0, 0]);
    expect((await restore(token, made.id)).data.client).toEqual({ ...made, version: 2 });
    expect(await counted(user.workspaceId)).toBe(1);
    await remove(token, made.id);
    const { id } = await newClientOf(token, { name: 'maison riviere' });
    expect((await restore(token, made.id)).error.existingId).toBe(id);
    await remove(token, id);
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    expect((await restore(token, made.id)).status).toBe(404);
  });

  it('is refused while something points to it', async () => {
    const { token } = await signedInUser();
    const { id } = await newClientOf(token);
    await followFor(token, id, '1');
    const { status, error } = await remove(token, id);
    expect([status, error.reason]).toEqual([409, 'client_in_use']);
    expect((await list(token)).items).toMatchObject([{ id, counts: { followedAdvertisers: 1 } }]);
    expect((await followFor(token, id, '2')).status).toBe(201);
  });

  it('is refused while a board or a prospect is filed under it', async () => {
    const { token } = await signedInUser();
    const { id } = await newClientOf(token);
    const board = await call(boards.createBoard, { token, body: { name: 'Veille', clientId: id } });
    await call(prospects.createProspect, { token, body: { company: 'A', clientId: id } });
    expect((await list(token)).items[0]?.counts).toMatchObject({ boards: 1, prospects: 1 });
    expect((await remove(token, id)).error.reason).toBe('client_in_use');
    await call(boards.deleteBoard, { token, params: { id: board.data.board.id } });
    expect((await remove(token, id)).error.reason).toBe('client_in_use');
  });

  it('leaves nothing that points to it, whatever is filed at the same moment', async () => {
    const { token } = await signedInUser();
    for (let round = 0; round < 6; round++) {
      const { id } = await newClientOf(token, { name: `Client ${round}` });
      const filings = [0, 1, 2].map((n) => followFor(token, id, `${round}${n}`));
      const [removed, ...filed] = await Promise.all([remove(token, id), ...filings]);
      const written = filed.filter(({ status }) => status === 201).length;
      for (const { status } of filed) expect([201, 400]).toContain(status);
      expect(removed?.status).toBe(written > 0 ? 409 : 200);
      const left = await call(clients.getClient, { token, params: { id } });
      expect(left.status === 200 ? left.data.client.counts.followedAdvertisers : 0).toBe(written);
    }
  });

  it('forgets what it has left, and a removal that died is given up', async () => {
    const { token, user } = await signedInUser();
    const { id, logoUrl } = await newClientOf(token, { logoUrl: png });
    await remove(token, id);
    const dead = await putClient(user.workspaceId, { name: 'Mort', removingAt: new Date().toISOString() });
    const settle = (clientId: string) => clientMoves.work(JSON.stringify({ workspaceId: user.workspaceId, clientId }));
    const logo = () => callRaw(clients.getClientLogo, { params: { id: logoUrl?.split('/').at(-1) ?? '' } });
    await Promise.all([settle(id), settle(dead.clientId)]);
    expect([(await logo()).status, (await followFor(token, dead.clientId, '1')).status]).toEqual([200, 400]);
    vi.useFakeTimers({ now: Date.now() + 90_000, toFake: ['Date'] });
    await Promise.all([settle(id), settle(dead.clientId)]);
    expect([(await logo()).status, (await followFor(token, dead.clientId, '1')).status]).toEqual([404, 201]);
  });
});

describe('a client made of a prospect', () => {
  it('takes its name, its identity and its contact, once', async () => {
    const { token } = await signedInUser();
    const { data } = await call(prospects.createProspect, {
      token,
      body: {
        company: 'Atelier Fontaine',
        firstName: 'Nadia',
        lastName: 'Benali',
        email: 'nadia@fontaine.example',
        jobTitle: 'Gérante',
        website: 'fontaine.example',
        industry: 'Ameublement',
      },
    });
    const body = { prospectId: data.prospect.id };
    const answers = await Promise.all([1, 2, 3].map(() => call(clients.createClientFromProspect, { token, body })));
    const [made] = answers.filter(({ status }) => status === 201).map((answer) => answer.data.client);
    expect(made).toMatchObject({
      name: 'Atelier Fontaine',
      website: 'fontaine.example',
      industry: 'furniture',
      legal: { legalName: 'Atelier Fontaine', siren: null },
      contacts: [{ name: 'Nadia Benali', email: 'nadia@fontaine.example', role: 'Gérante' }],
      prospectId: data.prospect.id,
    });
    const again = await call(clients.createClientFromProspect, { token, body });
    for (const { status, error } of [...answers.filter((one) => one.status !== 201), again])
      expect([status, error.existingId]).toEqual([409, made?.id]);
    // Its name is taken too; that it became a client says more.
    expect(again.error.reason).toBe('prospect_is_client');
    expect((await list(token, { prospectId: data.prospect.id })).items).toEqual([made]);
    expect((await list(token, { prospectId: 'pro_x' })).items).toEqual([]);
  });

  it('is refused for an unknown prospect, and to who may not read it', async () => {
    const { token, workspace } = await signedInUser();
    const { data } = await call(prospects.createProspect, { token, body: { company: 'A' } });
    const blind = await colleagueOf(workspace, { role: 'member', refusals: ['prospects:read'] });
    const stranger = await signedInUser();
    for (const [who, prospectId] of [
      [token, 'pro_x'],
      [blind.token, data.prospect.id],
      [stranger.token, data.prospect.id],
    ]) {
      const { status, error } = await call(clients.createClientFromProspect, {
        token: who ?? '',
        body: { prospectId: prospectId ?? '' },
      });
      expect([status, error.details?.[0]?.path]).toEqual([400, 'prospectId']);
    }
  });
});

describe('a logo', () => {
  const logoOf = (url: string | null) =>
    callRaw(clients.getClientLogo, { params: { id: url?.split('/').at(-1) ?? '' } });

  it('is kept, served as it was given, changed and removed', async () => {
    const { token } = await signedInUser();
    const { id, logoUrl } = await newClientOf(token, { logoUrl: png });
    const served = await logoOf(logoUrl);
    expect(served).toMatchObject({
      status: 200,
      text: png.split(',')[1],
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    const change = (body: { logoUrl?: string | null; notes?: string; version: number }) =>
      call(clients.updateClient, { token, params: { id }, body });
    expect((await change({ logoUrl, notes: 'a', version: 1 })).data.client.logoUrl).toBe(logoUrl);
    const { data } = await change({ logoUrl: png, version: 2 });
    expect(data.client.logoUrl).not.toBe(logoUrl);
    expect((await logoOf(logoUrl)).status).toBe(404);
    expect((await change({ logoUrl: null, version: 3 })).data.client.logoUrl).toBeNull();
    expect((await logoOf(data.client.logoUrl)).status).toBe(404);
  });

  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9', 'hex');
  const huge = Buffer.from(png.split(',')[1] ?? '', 'base64');
  huge.writeUInt32BE(60_000, 16);
  const url = (type: string, bytes: Buffer | string) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

  it('may be a JPEG, whatever it is said to be', async () => {
    const { token } = await signedInUser();
    const { logoUrl } = await newClientOf(token, { logoUrl: url('image/png', jpeg) });
    expect((await logoOf(logoUrl)).headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    ['an SVG', url('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'), clientProblems.logo],
    ['an SVG in disguise', url('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), clientProblems.logo],
    ['no image', url('image/jpeg', 'MZ\u0090'), clientProblems.logo],
    ['an address of another site', 'https://example.com/logo.png', clientProblems.logo],
    ['the logo of another', '/api/client-logos/lgo_01K53YT2V4X6Z8B0D2F4H6K8M0', clientProblems.logo],
    ['201 kB', url('image/png', Buffer.concat([huge, Buffer.alloc(201_000)])), clientProblems.logo],
    ['60,000 pixels', url('image/png', huge), clientProblems.logoSide],
  ])('is refused: %s', async (_, logoUrl, message) => {
    const { token } = await signedInUser();
    const { status, error } = await call(clients.createClient, { token, body: { name: 'A', logoUrl } });
    expect([status, error.details]).toEqual([400, [{ path: 'logoUrl', message }]]);
    expect((await list(token)).total).toBe(0);
  });

  it('of 4 MB is refused before it is read, as the gateway refuses 5', async () => {
    const { token } = await signedInUser();
    const body = { name: 'A', logoUrl: url('image/png', Buffer.alloc(4_000_000)) };
    expect((await call(clients.createClient, { token, body })).status).toBe(413);
  });
});
