import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import * as statistics from '../../../shared/prospects/stats.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { type NewProspect, newProspect, search } from '../testing/prospects.ts';

async function team(bodies: NewProspect[]) {
  const { token } = await signedInUser();
  for (const body of bodies) await newProspect(token, body);
  const names = async (query: Parameters<typeof search>[1]) =>
    (await search(token, query)).items.map(({ lastName }) => lastName);
  return { token, names };
}

const four: NewProspect[] = [
  {
    firstName: 'Hélène',
    lastName: 'Œuvrard',
    company: 'Agence Lumière',
    email: 'helene@lumiere.fr',
    source: 'referral',
    status: 'proposal',
    value: 12_000,
    tags: ['salon', 'vip'],
  },
  {
    firstName: 'Benoît',
    lastName: 'Lefèvre',
    company: 'Lefèvre & Fils',
    phone: '06 12 34 56 78',
    source: 'ads',
    status: 'qualified',
    value: 8_400,
    tags: ['salon'],
  },
  { firstName: 'Éric', lastName: 'Martin', company: 'Garage Martin', source: 'cold', status: 'lost' },
  {
    firstName: 'Noémie',
    lastName: 'Roux',
    company: 'Océane Bio',
    jobTitle: 'CMO',
    source: 'website',
    status: 'won',
    value: 22_000,
    monthlyAdBudget: 12_000,
  },
];

describe('searchProspects', () => {
  it('finds every word as a beginning, in name, company, e-mail and phone, accents or not', async () => {
    const { names } = await team(four);
    for (const q of ['oeuvrard', 'ŒUV lum', 'helene', 'lumiere.fr', 'lum HEL'])
      expect(await names({ q })).toEqual(['Œuvrard']);
    for (const q of ['0612', '06 12 34', '+33 6 12 34 56 78', '06.12.34.56.78 lefevre'])
      expect(await names({ q })).toEqual(['Lefèvre']);
    for (const q of ['euvrard', 'lumiere martin', '0712', '🔥']) expect(await names({ q })).toEqual([]);
    expect(await names({ q: '🔥 0612' })).toEqual(['Lefèvre']);
    expect(await names({ q: ' ' })).toHaveLength(4);
  });

  it('gives the first of each status beside the page, and where those of one go on', async () => {
    const bodies = (['new', 'won', 'new', 'new', 'lost'] as const).map((status, at) => ({
      lastName: `P${at}`,
      status,
    }));
    const { token, names } = await team(bodies.map((body) => ({ ...body, tags: ['salon'] })));
    const { columns, items, total } = await search(token, { perStatus: '2', limit: '1', tag: 'salon', sort: 'name' });
    expect([items.length, total, columns?.map(({ status }) => status)]).toEqual([1, 5, keysOf(prospectStatuses)]);
    const told = columns?.map(({ status, items }) => [status, items.map(({ lastName }) => lastName)]);
    expect(Object.fromEntries(told ?? [])).toMatchObject({
      new: ['P0', 'P2'],
      won: ['P1'],
      lost: ['P4'],
      contacted: [],
    });
    const cursorOf = (status: string) => columns?.find((column) => column.status === status)?.nextCursor;
    expect(cursorOf('won')).toBeNull();
    const next = { tag: 'salon', sort: 'name', cursor: cursorOf('new') ?? '' } as const;
    expect(await names({ ...next, status: 'new', limit: '2' })).toEqual(['P3']);
    const foreign = await call(contract.searchProspects, { token, query: { ...next, status: 'won' } });
    expect(foreign.status).toBe(400);
    expect((await search(token)).columns).toBeNull();
  });

  it('counts each facet under the other filters', async () => {
    const { token } = await team(four);
    const { total, facets, valueByStatus } = await search(token, { status: ['qualified', 'proposal'], tag: 'salon' });
    const counts = (list: { value: string; count: number }[]) =>
      Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
    expect(total).toBe(2);
    expect(counts(facets.status)).toEqual({ qualified: 1, proposal: 1 });
    expect(counts(facets.tag)).toEqual({ salon: 2, vip: 1 });
    expect(counts(facets.source)).toEqual({ referral: 1, ads: 1 });
    const one = await search(token, { status: 'won', source: 'ads' });
    expect([one.total, counts(one.facets.status), counts(one.facets.source)]).toEqual([
      0,
      { qualified: 1 },
      { website: 1 },
    ]);
    expect(valueByStatus.filter(({ count }) => count > 0)).toEqual([
      { value: 'qualified', label: 'Qualifié', count: 1, amount: 8_400 },
      { value: 'proposal', label: 'Proposition', count: 1, amount: 12_000 },
    ]);
  });

  it('narrows by value, score, grade, next action and day of creation', async () => {
    const { token, names } = await team(four);
    await newProspect(token, { lastName: 'Haddad', nextActionAt: '2026-01-05T09:00:00Z' });
    expect(await names({ minValue: '8400', maxValue: '12000.00', sort: 'value' })).toEqual(['Œuvrard', 'Lefèvre']);
    expect(await names({ nextActionBefore: '2026-01-05T09:00:01Z' })).toEqual(['Haddad']);
    const { items } = await search(token);
    const best = Math.max(...items.map(({ score }) => score));
    expect((await search(token, { minScore: `${best}` })).items.every(({ score }) => score === best)).toBe(true);
    const { grade } = items[0] ?? { grade: 'A' as const };
    expect((await search(token, { grade })).total).toBe(items.filter((item) => item.grade === grade).length);
    expect((await search(token, { createdTo: '2026-01-01' })).total).toBe(0);
    expect((await search(token, { createdFrom: '2026-01-01' })).total).toBe(5);
    for (const query of [{ minScore: '101' }, { minValue: 'a' }, { status: 'maybe' }, { createdFrom: '2026-02-30' }])
      expect((await call(contract.searchProspects, { token, query: query as never })).status).toBe(400);
  });

  it('is paged in every order without a gap or a double', async () => {
    const { token } = await team(
      Array.from({ length: 23 }, (_, at) => ({
        lastName: `N${at % 7}`,
        ...(at % 3 ? { value: (at % 5) * 100 } : {}),
        ...(at % 2 ? { jobTitle: 'Directeur' } : {}),
      })),
    );
    const all = (await search(token, { limit: '100' })).items;
    const key = { score: 'score', newest: 'createdAt', value: 'value', name: 'lastName' } as const;
    for (const sort of ['score', 'newest', 'recent_activity', 'value', 'name'] as const) {
      const seen: typeof all = [];
      for (let cursor: string | undefined; ; ) {
        const page = await search(token, { sort, limit: '4', ...(cursor && { cursor }) });
        seen.push(...page.items);
        if (!page.nextCursor) break;
        cursor = page.nextCursor;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
      if (sort === 'recent_activity') continue;
      const values = seen.map((item) => item[key[sort]] ?? -1);
      const sorted = [...values].sort((a, b) => (a === b ? 0 : a < b === (sort === 'name') ? -1 : 1));
      expect(values).toEqual(sorted);
    }
  });

  it('shows every write to the next search, of whoever wrote', async () => {
    const { token } = await team([]);
    for (let at = 0; at < 5; at++) {
      const [made] = await Promise.all([newProspect(token, { lastName: `Vite ${at}` }), search(token)]);
      expect((await search(token, { q: `vite ${at}` })).items).toEqual([made]);
    }
  });
});

describe('getProspectStats', () => {
  it('sums what is open, by weight, and what was won', async () => {
    const { token } = await team([
      ...four,
      { lastName: 'Dollar', value: 50, currency: 'USD', nextActionAt: '2026-01-05T09:00:00Z' },
    ]);
    const { data } = await call(statistics.getProspectStats, { token, query: {} });
    expect(data).toMatchObject({
      total: 5,
      pipelineValue: 20_400,
      weightedPipeline: 0.7 * 12_000 + 0.4 * 8_400,
      wonValue: 22_000,
      conversionRate: 0.5,
      averageDaysToWin: 0,
      overdueActions: 1,
      currency: 'EUR',
      otherCurrencies: 1,
    });
    expect(data.stageWeights).toContainEqual({ value: 'proposal', label: 'Proposition', weight: 0.7 });
    expect(data.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect(data.newByWeek.at(-1)?.count).toBe(5);
    expect(data.wonByMonth).toMatchObject([{ count: 1, amount: 22_000, amountYearBefore: null }]);
    const none = await call(statistics.getProspectStats, { token, query: { to: '2026-01-01' } });
    expect(none.data).toMatchObject({
      total: 0,
      conversionRate: null,
      averageScore: null,
      averageDaysToWin: null,
      wonByMonth: [],
    });
  });
});

describe('the order of a search', () => {
  const three: NewProspect[] = [
    {
      lastName: 'Un',
      company: 'Zénith',
      city: 'Évry',
      status: 'won',
      nextActionAt: '2026-12-03T08:00:00Z',
      phone: '0612345678',
    },
    {
      lastName: 'Deux',
      company: 'élan',
      city: 'Lyon',
      status: 'new',
      nextActionAt: '2026-12-01T08:00:00Z',
      tags: ['b'],
    },
    { lastName: 'Trois', value: 10, source: 'website', tags: ['A'], email: 'trois@exemple.example' },
  ];

  it.each<[string, string[], string[]]>([
    ['next_action', ['Deux', 'Un', 'Trois'], ['Un', 'Deux', 'Trois']],
    ['company', ['Deux', 'Un', 'Trois'], ['Un', 'Deux', 'Trois']],
    ['city', ['Un', 'Deux', 'Trois'], ['Deux', 'Un', 'Trois']],
    ['tag', ['Trois', 'Deux', 'Un'], ['Deux', 'Trois', 'Un']],
    ['name', ['Deux', 'Trois', 'Un'], ['Un', 'Trois', 'Deux']],
  ])('%s goes both ways, what has nothing there last', async (sort, up, down) => {
    const { names } = await team(three);
    expect(await names({ sort: sort as 'name' })).toEqual(up);
    expect(await names({ sort: sort as 'name', order: 'asc' })).toEqual(up);
    expect(await names({ sort: sort as 'name', order: 'desc' })).toEqual(down);
  });

  it('goes by every column, page after page, each once', async () => {
    const { token } = await team(three);
    for (const sort of keysOf(contract.prospectSorts))
      for (const order of contract.sortOrders) {
        const whole = (await search(token, { sort, order })).items.map(({ id }) => id);
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await search(token, { sort, order, limit: '1', cursor });
          paged.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(paged).toEqual(whole);
        expect(new Set(whole).size).toBe(3);
      }
  });

  it('goes by the stage that a status is', async () => {
    const { names } = await team(three);
    expect((await names({ sort: 'status' })).at(-1)).toBe('Un');
    expect((await names({ sort: 'status', order: 'desc' }))[0]).toBe('Un');
  });

  it('refuses a sort or a way that is none', async () => {
    const { token } = await team([]);
    for (const query of [{ sort: 'colour' }, { order: 'up' }])
      expect((await call(contract.searchProspects, { token, query: query as never })).status).toBe(400);
  });
});

it('gives the figures of what the filters find', async () => {
  const { token } = await team(four);
  const read = async (query: object) =>
    (await call(statistics.getProspectStats, { token, query: query as never })).data;
  expect(await read({ tag: 'salon' })).toMatchObject({ total: 2, pipelineValue: 20_400 });
  expect(await read({ q: 'martin', status: ['lost', 'won'] })).toMatchObject({ total: 1, wonValue: 0 });
  expect(await read({ minValue: '10000', from: '2026-01-01' })).toMatchObject({ total: 2, wonValue: 22_000 });
  expect(await read({ to: '2020-01-01' })).toMatchObject({ total: 0 });
});
