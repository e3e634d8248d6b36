import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pageOf } from './page-of.ts';

const position = z.object({ id: z.string() });
const call = {
  route: { operation: 'listThings' },
  actor: { workspaceId: 'wks_1' },
  params: { boardId: 'brd_1' },
  query: { limit: 25, tag: 'a' },
};
const opened = (asked: typeof call, cursor: string | null, owner?: string) =>
  pageOf({ ...asked, query: { ...asked.query, cursor: cursor ?? undefined } } as typeof call, owner).after(position);

describe('the page of a list', () => {
  it('starts at the first thing without a cursor, and ends without one', async () => {
    expect(await opened(call, null)).toBeUndefined();
    expect(await pageOf(call).next(undefined)).toBeNull();
    expect(pageOf(call).limit).toBe(25);
  });

  it('starts where the last one ended, however many things are asked for', async () => {
    const cursor = await pageOf(call).next({ id: 'x' });
    expect(await opened(call, cursor)).toEqual({ id: 'x' });
    expect(await opened({ ...call, query: { ...call.query, limit: 50 } }, cursor)).toEqual({ id: 'x' });
  });

  it.each([
    ['another list', { ...call, route: { operation: 'listOthers' } }],
    ['another workspace', { ...call, actor: { workspaceId: 'wks_2' } }],
    ['another filter', { ...call, query: { ...call.query, tag: 'b' } }],
    ['another thing in the address', { ...call, params: { boardId: 'brd_2' } }],
  ])('refuses with 400 a cursor of %s', async (_, other) => {
    const cursor = await pageOf(other).next({ id: 'x' });
    await expect(opened(call, cursor)).rejects.toMatchObject({ status: 400, code: 'validation_error' });
  });

  it('refuses with 400 the cursor of another person, where a list is of one person alone', async () => {
    const cursor = await pageOf(call, 'usr_1').next({ id: 'x' });
    expect(await opened(call, cursor, 'usr_1')).toEqual({ id: 'x' });
    await expect(opened(call, cursor, 'usr_2')).rejects.toMatchObject({ status: 400 });
    await expect(opened(call, cursor)).rejects.toMatchObject({ status: 400 });
  });
});
