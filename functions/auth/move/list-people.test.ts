import { beforeEach, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { migrationTimeoutSeconds } from '../../../shared/kernel/worker-specs.ts';
import { Administrators } from '../../platform/identity/administrators.entity.ts';
import { ListedPerson, personShards } from '../../platform/identity/listed-person.entity.ts';
import { newUser, User, type UserItem } from '../../platform/identity/user.entity.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';
import { handler } from './list-people.ts';

/** As Lambda runs it, with the rights that its role has. */
const run = () =>
  runFunction({ name: 'listPeople', timeoutSeconds: migrationTimeoutSeconds }, undefined, () => handler());

/** What the version before wrote of a person. */
async function oldPerson(of: Partial<UserItem> = {}): Promise<string> {
  const named = { email: uniqueEmail(), firstName: 'Anne', lastName: 'Petit', company: undefined, passwordHash: 'x' };
  const user = { ...newUser(named, new Date()), ...of };
  await User.create(user).go();
  return user.userId;
}

/** How often each of them is listed. */
async function timesListed(...userIds: string[]): Promise<number[]> {
  const found: string[] = [];
  for (const shardKey of personShards) {
    const { data } = await ListedPerson.query.byShard({ shardKey }).go({ pages: 'all', consistent: true });
    found.push(...data.map(({ userId }) => userId));
  }
  return userIds.map((id) => found.filter((one) => one === id).length);
}

/** It goes through the people of all other tests. */
const timeout = 240_000;

beforeEach(async () => {
  await MovePlace.delete({ name: 'listPeople' }).go();
});

it('lists the people of before once, and counts those who administer, however many run at once; done, does no more', {
  timeout,
}, async () => {
  const { user } = await signedInUser();
  const old = [
    await oldPerson(),
    await oldPerson({ role: 'admin' }),
    await oldPerson({ role: 'admin', status: 'suspended' }),
  ];
  expect(await timesListed(...old)).toEqual([0, 0, 0]);
  await Promise.all([run(), run()]);
  expect(await timesListed(...old, user.userId)).toEqual([1, 1, 1, 1]);
  const { data } = await Administrators.get({ part: 'all' }).go({ consistent: true });
  expect(old.map((id) => data?.userIds?.includes(id))).toEqual([false, true, false]);
  // Done, it does nothing more.
  const late = await oldPerson();
  await run();
  expect(await timesListed(late)).toEqual([0]);
});
