import { expect, it, vi } from 'vitest';
import { Member } from '../identity/member.entity.ts';
import { User } from '../identity/user.entity.ts';
import { Workspace } from '../identity/workspace.entity.ts';
import { signedInUser } from '../testing/factories.ts';
import { documentClient } from './client.ts';
import { readTogether } from './read-together.ts';

it('reads items of several entities in the order asked, undefined where there is none', async () => {
  const { user, member, workspace } = await signedInUser();
  const items = await readTogether([
    Workspace.get(workspace),
    User.get({ userId: 'usr_absent' }),
    User.get(user),
    Member.get(member),
  ]);
  expect(Workspace.parse({ Item: items[0] }).data).toEqual(workspace);
  expect(items[1]).toBeUndefined();
  expect(User.parse({ Item: items[2] }).data?.email).toBe(user.email);
  expect(Member.parse({ Item: items[3] }).data).toMatchObject(member);
});

it('is no call when nothing is asked', async () => {
  const calls = vi.spyOn(documentClient, 'send');
  expect(await readTogether([])).toEqual([]);
  expect(calls).not.toHaveBeenCalled();
});

it('reads of them what is asked alone', async () => {
  const { user } = await signedInUser();
  const [item] = await readTogether([User.get(user)], ['firstName']);
  const { firstName, lastName, email } = User.parse({ Item: item }).data ?? {};
  expect({ firstName, lastName, email }).toEqual({ firstName: user.firstName, lastName: undefined, email: undefined });
});
