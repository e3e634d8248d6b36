import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openCursor, sealCursor } from './page-cursor.ts';

const scope = { owner: 'wks_1', operation: 'listThings', filters: { tag: 'a', limit: 25 } };
const position = z.object({ id: z.string() });

describe('a page cursor', () => {
  it('opens for the list that it was made for, whatever the order of the parameters', async () => {
    const cursor = (await sealCursor(scope, { id: 'x' })) ?? '';
    const same = { ...scope, filters: { limit: 25, tag: 'a', cursor, other: undefined } };
    expect(await openCursor(same, cursor, position)).toEqual({ id: 'x' });
    expect(await openCursor(scope, undefined, position)).toBeUndefined();
    expect(await sealCursor(scope, null)).toBeNull();
  });

  it('is refused by another workspace, list, filter or form, and when it was touched', async () => {
    const cursor = (await sealCursor(scope, { id: 'x' })) ?? '';
    const [text, signature] = cursor.split('.');
    const forged = Buffer.from('{"id":"y"}').toString('base64url');
    const foreign = [
      [{ ...scope, owner: 'wks_2' }, cursor],
      [{ ...scope, operation: 'listOthers' }, cursor],
      [{ ...scope, filters: { tag: 'b', limit: 25 } }, cursor],
      [scope, 'x'],
      [scope, ''],
      [scope, text],
      [scope, `${forged}.${signature}`],
      [scope, `${cursor}x`],
      [scope, `${cursor}.`],
      [scope, `${cursor}.x`],
    ] as const;
    for (const [where, what] of foreign)
      await expect(openCursor(where, what, position)).rejects.toMatchObject({ code: 'validation_error' });
    await expect(openCursor(scope, cursor, z.object({ other: z.string() }))).rejects.toMatchObject({ status: 400 });
  });
});
