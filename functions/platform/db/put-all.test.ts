import { expect, it } from 'vitest';
import { Workspace } from '../identity/workspace.entity.ts';
import { newId } from '../new-id.ts';
import { putAll } from './put-all.ts';
import { readTogether } from './read-together.ts';

const at = new Date().toISOString();
const workspaces = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    workspaceId: newId('wks'),
    name: `Agence ${number}`,
    plan: 'starter' as const,
    createdAt: at,
    updatedAt: at,
  }));
type Stored = ReturnType<typeof workspaces>[number];
const stored = async (all: Stored[]) =>
  (await readTogether(all.map((one) => Workspace.get(one)))).map((Item) => Workspace.parse({ Item }).data);

it('writes all of them, over what there was', async () => {
  const before = workspaces(90);
  await putAll(before, (one) => Workspace.put(one));
  expect(await stored(before)).toEqual(before);
  const after = before.map((one) => ({ ...one, name: 'Autre nom' }));
  await putAll(after, (one) => Workspace.put(one));
  expect(await stored(after)).toEqual(after);
  await putAll([], (one: Stored) => Workspace.put(one));
});

it('tries again what the table had no time for, and says so when it never has', async () => {
  const all = workspaces(3);
  const asked: number[] = [];
  const busy = async <Item>(items: Item[]) => {
    asked.push(items.length);
    return items.slice(1);
  };
  await putAll(all, (one) => Workspace.put(one), busy);
  expect(asked).toEqual([3, 2, 1]);
  const never = async <Item>(items: Item[]) => items;
  await expect(putAll(all, (one) => Workspace.put(one), never)).rejects.toMatchObject({ code: 'unavailable' });
});
