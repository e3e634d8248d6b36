import { expect, it } from 'vitest';
import * as users from '../../../shared/admin/user.contract.ts';
import { adminPermissions } from '../../../shared/kernel/permissions.ts';
import { requestDeletion } from '../../../shared/settings/deletion.contract.ts';
import { Administrators, administers } from '../../platform/identity/administrators.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

type Person = Awaited<ReturnType<typeof signedInUser>>;
type Way = keyof typeof ways;

/** Of each pair; a thousand when it is measured. */
const rounds = Number(process.env.ADMINISTRATOR_ROUNDS ?? 4);

const change = (by: Person, whom: Person, body: { role: 'member' } | { status: 'suspended' }) =>
  call(users.updateUser, { token: by.token, params: { id: whom.user.userId }, body: { ...body, version: 1 } });
/** How someone may stop administering: by the other one, but for their account, which they alone delete. */
const ways = {
  demoted: (whom: Person, by: Person) => change(by, whom, { role: 'member' }),
  suspended: (whom: Person, by: Person) => change(by, whom, { status: 'suspended' }),
  deleted: (whom: Person) =>
    call(requestDeletion, { token: whom.token, body: { scope: 'account', confirmation: whom.email } }),
};

const pair = () => Promise.all([signedInUser({ role: 'admin' }), signedInUser({ role: 'admin' })]);
/** The administrators that there are, and no others: as whoever made them has counted them. */
const only = (...them: Person[]) =>
  Administrators.put({ part: 'all', userIds: them.map(({ user }) => user.userId) }).go();
async function left(them: Person[]): Promise<number> {
  const stand = await Promise.all(them.map(({ user }) => User.get(user).go({ consistent: true })));
  return stand.filter(({ data }) => data && administers(data)).length;
}
const refusals = ['last_admin', 'forbidden', 'account_suspended', 'deletion_pending'];

const pairs: [Way, Way][] = [
  ['demoted', 'demoted'],
  ['demoted', 'suspended'],
  ['demoted', 'deleted'],
  ['suspended', 'suspended'],
  ['suspended', 'deleted'],
  ['deleted', 'deleted'],
];

it.each(pairs)(
  'leaves one administrator when one is %s as the other is %s',
  { timeout: 600_000 },
  async (one, other) => {
    for (let round = 0; round < rounds; round++) {
      const [a, b] = await pair();
      await only(a, b);
      const answers = await Promise.all([ways[one](a, b), ways[other](b, a)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, error } of answers) if (status !== 200) expect(refusals).toContain(error?.reason);
      expect(await left([a, b])).toBe(1);
    }
  },
);

it('leaves one whatever two ask at once who hold all permissions without the role', { timeout: 600_000 }, async () => {
  const whole = { adminGrants: [...adminPermissions] };
  const [x, y] = await Promise.all([signedInUser(whole), signedInUser(whole)]);
  for (let round = 0; round < rounds; round++) {
    const [a, b] = await pair();
    await only(a, b);
    const answers = await Promise.all([ways.demoted(a, x), round % 2 ? ways.suspended(b, y) : ways.demoted(b, y)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await left([a, b])).toBe(1);
  }
});

it('refuses the last administrator’s end, whoever asks', async () => {
  const [last, other] = await pair();
  await only(last);
  for (const way of [ways.demoted, ways.suspended]) {
    const { status, error } = await way(last, other);
    expect([status, error.reason]).toEqual([409, 'last_admin']);
  }
  await only(last, other);
  expect((await ways.demoted(last, other)).status).toBe(200);
});
