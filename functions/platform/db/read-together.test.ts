import { expect, it } from 'vitest';
import { User } from '../identity/user.entity.ts';
import { Workspace } from '../identity/workspace.entity.ts';
import { signedInUser } from '../testing/factories.ts';
import { readTogether } from './read-together.ts';

it('reads items of several entities in the order asked, undefined where there is none', async () => {
  const { user, workspace } = await signedInUser();
  const keyOf = (params: { Key: { pk: string; sk: string } }) => params.Key;
  const items = await readTogether([
    keyOf(Workspace.get(workspace).params()),
    keyOf(User.get({ ...user, userId: 'usr_absent' }).params()),
    keyOf(User.get(user).params()),
  ]);
  expect(Workspace.parse({ Item: items[0] }).data).toEqual(workspace);
  expect(items[1]).toBeUndefined();
  expect(User.parse({ Item: items[2] }).data).toEqual(user);
});
