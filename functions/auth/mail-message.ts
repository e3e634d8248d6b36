import * as z from 'zod';

/** What waits on the mail queue: never a secret, never a text. */
export const mailMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), email: z.string() }),
  z.object({ kind: z.literal('password-changed'), userId: z.string(), workspaceId: z.string() }),
  z.object({
    kind: z.literal('prospect-retention'),
    userId: z.string(),
    workspaceId: z.string(),
    due: z.int(),
    soon: z.int(),
    lastDay: z.string(),
  }),
]);

export type MailMessage = z.infer<typeof mailMessage>;
