import { readTogether } from '../../platform/db/read-together.ts';
import { activePeople } from '../../platform/identity/active-people.ts';
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

/** The addresses of the people of a workspace, each with whether they have proven it. */
export async function memberEmails(workspaceId: string): Promise<Map<string, boolean>> {
  const emails = new Map<string, boolean>();
  for await (const { user } of activePeople(workspaceId)) emails.set(user.email, user.emailProvenAt !== undefined);
  return emails;
}
