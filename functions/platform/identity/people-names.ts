import { readTogether } from '../db/read-together.ts';
import { User } from './user.entity.ts';

export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** What up to a hundred people are called, by their ids. */
export async function peopleNames(userIds: string[]): Promise<Map<string, string>> {
  const items = await readTogether(userIds.map((userId) => User.get({ userId })));
  const people = items.flatMap((Item) => User.parse({ Item }).data ?? []);
  return new Map(people.map((user) => [user.userId, fullNameOf(user)]));
}
