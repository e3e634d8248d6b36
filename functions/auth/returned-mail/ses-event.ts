import * as z from 'zod';
import { normalizeEmail } from '../../../shared/kernel/email.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES tells of a mail, as far as it is read here. */
const Told = z.object({
  mail: z.object({ timestamp: z.coerce.date(), destination: z.array(z.string()) }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z.object({ complainedRecipients: recipients, complaintFeedbackType: z.string().nullish() }).optional(),
});
/** What EventBridge could not put on the queue stands among the dead letters in the envelope that it came in. */
export const sesEvent = z.union([Told, z.object({ detail: Told }).transform(({ detail }) => detail)]);
type SesEvent = z.infer<typeof sesEvent>;

export type Returned = { reason: 'bounce' | 'complaint'; emails: string[]; sentAt: string };

/** The addresses that gave a mail back for good, or whose reader reported it; null for what passes, or says the contrary. */
export function returnedIn({ mail, bounce, complaint }: SesEvent): Returned | null {
  const isSpam = complaint && complaint.complaintFeedbackType !== 'not-spam';
  const isGone = bounce?.bounceType === 'Permanent';
  const named = isSpam ? complaint.complainedRecipients : isGone ? bounce.bouncedRecipients : [];
  if (named.length === 0) return null;
  // Who has mails forwarded is not to blame for the address that they go to, nor that one for them.
  const asked = new Set(mail.destination.map(normalizeEmail));
  const emails = named.flatMap(({ emailAddress }) => normalizeEmail(emailAddress) ?? []);
  return {
    reason: isSpam ? 'complaint' : 'bounce',
    emails: [...new Set(emails)].filter((email) => asked.has(email)),
    sentAt: mail.timestamp.toISOString(),
  };
}
