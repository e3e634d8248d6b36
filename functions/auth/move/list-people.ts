import { setTimeout } from 'node:timers/promises';
import { functionTimeoutSeconds } from '../../../shared/function-timeout.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { check, put, write, writeIf } from '../../platform/db/write.ts';
import { administers, counted } from '../../platform/identity/administrators.entity.ts';
import { listedPerson, personListed } from '../../platform/identity/listed-person.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { defineMigration } from '../../platform/worker/define-migration.ts';
import { forItems } from '../../platform/worker/for-items.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';

const name = 'listPeople';

/** Lists the people who registered before there was a list, and counts those of them who administer the platform. */
export const handler = defineMigration(name, async (until, { othersMayRun }) => {
  const { data: end } = await MovePlace.get({ name }).go({ consistent: true });
  if (end?.doneAt) return;
  // Those of before may still be making one.
  if (othersMayRun) await setTimeout((functionTimeoutSeconds + 1) * 1000);
  await forItems(name, until, {
    starts: ['$user_2'],
    // Those of today are: a read of a hundred tells.
    leftOf: async (people) => {
      const found = await readTogether(people.map(({ userId }) => personListed(String(userId))));
      return people.filter(({ role }, at) => role === 'admin' || !found[at]);
    },
    act: async ({ userId, role }) => {
      await writeIf(put(listedPerson(String(userId))));
      // Who is made one meanwhile is counted by that.
      if (role === 'admin') await withFreshReads(() => countAdministrator(String(userId)));
    },
  });
  await MovePlace.put({ name, doneAt: new Date().toISOString() }).go();
});

async function countAdministrator(userId: string): Promise<void> {
  const { data: user } = await User.get({ userId }).go({ consistent: true });
  if (!user || !administers(user)) return;
  await write([
    check(
      User.remove(user).where(
        (attr, { eq, notExists }) =>
          `${eq(attr.role, 'admin')} AND ${eq(attr.status, 'active')} AND ${notExists(attr.deletion)}`,
      ),
      changedMeanwhile,
    ),
    counted(userId),
  ]);
}
