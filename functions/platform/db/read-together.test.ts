import { expect, it } from 'vitest';
import { User } from '../identity/user.entity.ts';
import { Workspace } from '../identity/workspace.entity.ts';
import { signedInUser } from '../testing/factories.ts';
import { readTogether } from './read-together.ts';

it('reads items of several entities in the order asked, undefined where there is none', async () => {
  const { user, workspace } = await signedInUser();
  const items = await readTogether([
    Workspace.get(workspace),
    User.get({ ...user, userId: 'usr_absent' }),
    User.get(user),
  ]);
  expect(Workspace.parse({ Item: items[0] }).data).toEqual(workspace);
  expect(items[1]).toBeUndefined();
  expect(User.parse({ Item: items[2] }).data).toEqual(user);
});

it('reads of them what is asked alone', async () => {
  const { user } = await signedInUser();
  const [item] = await readTogether([User.get(user)], ['firstName']);
  const { firstName, lastName, email } = User.parse({ Item: item }).data ?? {};
  expect({ firstName, lastName, email }).toEqual({ firstName: user.firstName, lastName: undefined, email: undefined });
});
