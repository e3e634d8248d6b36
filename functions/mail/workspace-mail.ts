import { activePeople, type Person } from '../platform/identity/active-people.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailMessage } from './mail-message.ts';

/** What all people of a workspace are told alike. */
type PeopleMail = Extract<MailMessage, { kind: 'prospect-retention' }>;

/** Puts one mail on the queue for each person of a workspace whom it is for, but for those who are suspended. */
export async function mailToPeople(
  workspaceId: string,
  mail: Omit<PeopleMail, 'userId' | 'workspaceId'>,
  isFor: (person: Person) => boolean,
): Promise<void> {
  for await (const person of activePeople(workspaceId)) {
    if (!isFor(person)) continue;
    await enqueueMail({ ...mail, userId: person.user.userId, workspaceId });
  }
}
