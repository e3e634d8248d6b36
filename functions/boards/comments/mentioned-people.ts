import { permissionsHere } from '../../../shared/kernel/permissions.ts';
import { memberWithoutBoards, unknownMember } from '../../../shared/kernel/validation-messages.ts';
import { invalidField } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User } from '../../platform/identity/user.entity.ts';
import type { CommentItem } from './comment.entity.ts';

type Mentions = CommentItem['mentions'];

/** The members who are mentioned, each once; whom it mentioned before may have left since. */
export async function mentionedPeople(workspaceId: string, ids: string[], before: Mentions = []): Promise<Mentions> {
  const people = await readTogether(
    ids.flatMap((userId) => [Member.get({ workspaceId, userId }), User.get({ userId })]),
  );
  const mentions = ids.map((id, at) => {
    const known = before.find((one) => one.id === id);
    if (known) return known;
    const member = Member.parse({ Item: people[2 * at] }).data;
    const user = User.parse({ Item: people[2 * at + 1] }).data;
    if (!member || !user) throw invalidField(`mentions.${at}`, unknownMember);
    if (user.status !== 'active' || !permissionsHere(user, member).has('boards:read'))
      throw invalidField(`mentions.${at}`, memberWithoutBoards);
    return { id, name: fullNameOf(user) };
  });
  return [...new Map(mentions.map((one) => [one.id, one])).values()];
}
