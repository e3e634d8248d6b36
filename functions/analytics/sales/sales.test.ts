import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import * as contract from '../../../shared/analytics/sales.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { documentClient } from '../../platform/db/client.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

type Rows = RouteInput<typeof contract.updateSales>['body']['rows'];

const put = (token: string, rows: Rows, currency = 'EUR') =>
  call(contract.updateSales, { token, body: { rows, currency } });
const get = async (token: string, from: string, to: string) =>
  (await call(contract.getSales, { token, query: { from, to } })).data;
const day = (date: string, revenue: number, orders: number | null = null, newCustomers: number | null = null) => ({
  day: date,
  revenue,
  orders,
  newCustomers,
});

const isBookRead = (command: object) =>
  command instanceof GetCommand && String(command.input.Key?.sk).includes('salesBook');

describe('real sales', () => {
  it('are kept day by day, what is not counted apart from nought', async () => {
    const { token } = await signedInUser();
    expect(await get(token, '2025-12-01', '2026-01-31')).toEqual({
      ...{ from: '2025-12-01', to: '2026-01-31', items: [], currency: null, days: 0 },
    });
    const rows = [
      { day: '2026-01-02', revenue: 0, orders: 0 },
      { day: '2025-12-31', revenue: 1_234.56, orders: 12, newCustomers: 5 },
      { day: '2024-02-29', revenue: 10 },
    ];
    const { status, data } = await put(token, rows);
    expect([status, data]).toEqual([
      200,
      { created: 3, updated: 0, unchanged: 0, removed: 0, currency: 'EUR', days: 3 },
    ]);
    expect(await get(token, '2025-12-01', '2026-01-31')).toMatchObject({
      items: [day('2025-12-31', 1_234.56, 12, 5), day('2026-01-02', 0, 0)],
      currency: 'EUR',
      days: 3,
    });
    expect((await get(token, '2024-02-29', '2024-02-29')).items).toEqual([day('2024-02-29', 10)]);
  });

  it('take the place of those of their days, and of no other', async () => {
    const { token } = await signedInUser();
    await put(token, [day('2026-03-01', 100, 4), day('2026-03-02', 200), day('2026-03-03', 300)]);
    const again = [
      day('2026-03-01', 100, 4),
      { day: '2026-03-02', revenue: 250 },
      { day: '2026-03-03', revenue: null },
    ];
    const { data } = await put(token, again);
    expect(data).toEqual({ created: 0, updated: 1, unchanged: 1, removed: 1, currency: 'EUR', days: 2 });
    expect((await get(token, '2026-03-01', '2026-03-31')).items).toEqual([
      day('2026-03-01', 100, 4),
      day('2026-03-02', 250),
    ]);
    // The last one said is whole: orders that it does not tell are not counted any more.
    await put(token, [{ day: '2026-03-01', revenue: 100 }]);
    expect((await get(token, '2026-03-01', '2026-03-01')).items).toEqual([day('2026-03-01', 100)]);
  });

  it('lose nothing when several write at once', async () => {
    const { token } = await signedInUser();
    const days = Array.from({ length: 6 }, (_, at) => addDays('2026-05-01', at));
    const all = await Promise.all(days.map((one, at) => put(token, [day(one, at)])));
    expect(all.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { items, days: count } = await get(token, '2026-05-01', '2026-05-31');
    expect([items.map((one) => one.day), count]).toEqual([days, 6]);
  });

  it('lose nothing to a writer who comes between two reads of another', async () => {
    const { token } = await signedInUser();
    const send = documentClient.send.bind(documentClient);
    let other: Promise<unknown> | undefined;
    vi.spyOn(documentClient, 'send').mockImplementation((async (command: Parameters<typeof send>[0]) => {
      if (!other && isBookRead(command)) {
        other = put(token, [day('2026-05-02', 2)]);
        await other;
      }
      return send(command);
    }) as typeof send);
    await put(token, [day('2026-05-01', 1)]);
    vi.restoreAllMocks();
    expect(await get(token, '2026-05-01', '2026-05-31')).toMatchObject({
      items: [day('2026-05-01', 1), day('2026-05-02', 2)],
      days: 2,
    });
  });

  it('are of one currency until all days of another are gone', async () => {
    const { token } = await signedInUser();
    await put(token, [day('2026-03-01', 100), day('2026-03-02', 200)]);
    const other = await put(token, [day('2026-03-03', 100)], 'USD');
    expect([other.status, other.error?.code]).toEqual([409, 'conflict']);
    expect(other.error?.message).toContain('en EUR, celles-ci en USD');
    // Also of a day that is there, while another stays.
    expect((await put(token, [day('2026-03-01', 100)], 'USD')).status).toBe(409);
    expect(await get(token, '2026-03-01', '2026-03-31')).toMatchObject({ currency: 'EUR', days: 2 });
    const both = await put(token, [day('2026-03-01', 100), day('2026-03-02', 210)], 'USD');
    expect(both.data).toMatchObject({ currency: 'USD', days: 2 });
    const none = [1, 2].map((at) => ({ day: `2026-03-0${at}`, revenue: null }));
    expect((await put(token, none, 'USD')).data).toMatchObject({ removed: 2, currency: null, days: 0 });
    expect((await put(token, [day('2026-03-03', 100)], 'CHF')).data).toMatchObject({ currency: 'CHF', days: 1 });
  });

  it.each<[string, object, string]>([
    ['a day of the future', { day: addDays(parisDay(), 1), revenue: 1 }, 'rows.1.day'],
    ['a day twice', { day: '2026-03-01', revenue: 2 }, 'rows.1.day'],
    ['a day that is none', { day: '2026-02-30', revenue: 2 }, 'rows.1.day'],
    ['a day of long ago', { day: '1999-12-31', revenue: 2 }, 'rows.1.day'],
    ['less than nothing', { day: '2026-03-02', revenue: -0.01 }, 'rows.1.revenue'],
    ['a part of a cent', { day: '2026-03-02', revenue: 0.001 }, 'rows.1.revenue'],
    ['orders of a day that goes', { day: '2026-03-02', revenue: null, orders: 2 }, 'rows.1.revenue'],
    ['half an order', { day: '2026-03-02', revenue: 1, orders: 0.5 }, 'rows.1.orders'],
    ['a field that it does not know', { day: '2026-03-02', revenue: 1, profit: 1 }, 'rows.1.profit'],
  ])('refuse %s, and change nothing', async (_, row, path) => {
    const { token } = await signedInUser();
    const { status, error } = await put(token, [day('2026-03-01', 1), row as Rows[number]]);
    expect([status, error?.details?.[0]?.path]).toEqual([400, path]);
    expect((await get(token, '2026-03-01', '2026-03-31')).items).toEqual([]);
  });

  it('refuse more rows than a body holds, none, and what is no currency', async () => {
    const { token } = await signedInUser();
    const many = Array.from({ length: 1_001 }, (_, at) => ({ day: addDays('2020-01-01', at), revenue: 1 }));
    expect((await put(token, many)).status).toBe(400);
    expect((await put(token, [])).status).toBe(400);
    expect((await put(token, [day('2026-03-01', 1)], 'euros')).status).toBe(400);
    const { data } = await put(token, many.slice(1));
    expect(data).toMatchObject({ created: 1_000, days: 1_000 });
  });

  it('are of their workspace, and written by who may', async () => {
    const { token, workspace } = await signedInUser();
    await put(token, [day('2026-03-01', 100)]);
    const stranger = await signedInUser();
    expect((await get(stranger.token, '2026-03-01', '2026-03-31')).items).toEqual([]);
    const { token: readers } = await colleagueOf(workspace, { role: 'viewer' });
    expect((await get(readers, '2026-03-01', '2026-03-31')).items).toHaveLength(1);
    expect((await put(readers, [day('2026-03-01', 1)])).status).toBe(403);
  });
});
