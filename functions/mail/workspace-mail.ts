import { activePeople } from '../platform/identity/active-people.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailMessage } from './mail-message.ts';

/** What all people of a workspace are told alike. */
type PeopleMail = Extract<MailMessage, { kind: 'prospect-retention' | 'webhook-trouble' | 'pixel-paused' }>;
export type Notice = PeopleMail extends infer M
  ? M extends PeopleMail
    ? Omit<M, 'userId' | 'workspaceId'>
    : never
  : never;

/** Puts one mail for each person of a workspace on the queue, but for those who are suspended. */
export async function mailToPeople(workspaceId: string, notice: Notice): Promise<void> {
  for await (const { member } of activePeople(workspaceId)) {
    const message: MailMessage = { ...notice, userId: member.userId, workspaceId };
    await enqueueMail(message);
  }
}
