import { readTogether } from '../../platform/db/read-together.ts';
import { activePeople } from '../../platform/identity/active-people.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { ReportRecipient, type ReportRecipientItem, recipientIdOf } from './report-recipient.entity.ts';

/** What is known of some addresses, of those of which something is. */
export async function readRecipients(
  workspaceId: string,
  emails: readonly string[],
): Promise<Map<string, ReportRecipientItem>> {
  const items = await readTogether(
    emails.map((email) => ReportRecipient.get({ recipientId: recipientIdOf(workspaceId, email) })),
  );
  const known = items.flatMap((Item) => ReportRecipient.parse({ Item }).data ?? []);
  return new Map(known.map((item) => [item.email, item]));
}

/** The people of a workspace, by their addresses. */
export async function membersByEmail(workspaceId: string): Promise<Map<string, UserItem>> {
  const members = new Map<string, UserItem>();
  for await (const { user } of activePeople(workspaceId)) members.set(user.email, user);
  return members;
}
