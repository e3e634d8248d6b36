import * as z from 'zod';
import { mailedActs } from '../../shared/ugc/collaboration.rules.ts';
import { codePurposes } from '../../shared/ugc/space.rules.ts';
import type { NotificationType } from '../../shared/words.ts';

/** What the preferences of who gets it call it; said here for messages of the version before, which did not. */
const typed = (type: NotificationType) =>
  z.custom<NotificationType>((value) => typeof value === 'string').default(type);

/** What waits on the mail queue: never a secret, never a text. */
export const mailMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), email: z.string() }),
  z.object({ kind: z.literal('welcome'), userId: z.string() }),
  z.object({ kind: z.literal('confirm-address'), userId: z.string() }),
  z.object({ kind: z.literal('password-changed'), userId: z.string() }),
  z.object({ kind: z.literal('mails-resumed'), userId: z.string() }),
  z.object({ kind: z.literal('account-status'), userId: z.string(), status: z.enum(['active', 'suspended']) }),
  z.object({
    kind: z.literal('second-factor'),
    userId: z.string(),
    change: z.enum(['on', 'off', 'reset', 'codes_renewed', 'recovery_code_used', 'guessed']),
    /** How many recovery codes are left, when one has served. */
    left: z.int().optional(),
  }),
  z.object({
    kind: z.literal('email-change'),
    userId: z.string(),
    emailChangeId: z.string(),
    /** To the new address, or to the old one. */
    way: z.enum(['move', 'back']),
  }),
  z.object({
    kind: z.literal('account-recovered'),
    userId: z.string(),
    /** What the reset raised it to, and when. */
    keyEpoch: z.int(),
    at: z.string(),
  }),
  z.object({
    kind: z.literal('prospect-retention'),
    userId: z.string(),
    workspaceId: z.string(),
    due: z.int(),
    soon: z.int(),
    lastDay: z.string(),
  }),
  z.object({
    kind: z.literal('webhook-trouble'),
    type: typed('webhook.failing'),
    userId: z.string(),
    workspaceId: z.string(),
    webhookId: z.string(),
    /** It fails, or why it was switched off. */
    trouble: z.enum(['warning', 'gone', 'failing']),
  }),
  z.object({
    kind: z.literal('pixel-paused'),
    type: typed('pixel.paused'),
    userId: z.string(),
    workspaceId: z.string(),
    pixelId: z.string(),
    /** What Meta refuses. */
    reason: z.enum(['token', 'permission']),
  }),
  z.object({
    kind: z.literal('connection-failing'),
    type: typed('connection.failing'),
    userId: z.string(),
    workspaceId: z.string(),
    connectionId: z.string(),
    /** What Meta refuses. */
    problem: z.enum(['token', 'rights', 'missing', 'refused', 'limited', 'unavailable']),
  }),
  z.object({
    kind: z.literal('search-matched'),
    type: typed('saved_search.matched'),
    userId: z.string(),
    workspaceId: z.string(),
    searchId: z.string(),
    newCount: z.int(),
    since: z.string(),
  }),
  z.object({
    kind: z.literal('report-held'),
    type: typed('report.held'),
    userId: z.string(),
    workspaceId: z.string(),
    reportId: z.string(),
    runId: z.string(),
  }),
  z.object({
    kind: z.literal('payment-failed'),
    type: typed('billing.payment_failed'),
    userId: z.string(),
    workspaceId: z.string(),
    /** Null once there is none. */
    nextAttemptAt: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('payment-action'),
    type: typed('billing.payment_action_required'),
    userId: z.string(),
    workspaceId: z.string(),
    nextAttemptAt: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('invoice-issued'),
    type: typed('billing.invoice_issued'),
    userId: z.string(),
    workspaceId: z.string(),
    invoiceId: z.string(),
  }),
  /** To the address of whom is billed. */
  z.object({ kind: z.literal('invoice'), workspaceId: z.string(), invoiceId: z.string() }),
  z.object({
    kind: z.literal('trial-ending'),
    type: typed('billing.trial_ending'),
    userId: z.string(),
    workspaceId: z.string(),
    days: z.int(),
  }),
  z.object({ kind: z.literal('report'), workspaceId: z.string(), reportId: z.string(), runId: z.string() }),
  z.object({ kind: z.literal('report-recipient'), recipientId: z.string() }),
  /** To a creator who asks for it, known or not. */
  z.object({
    kind: z.literal('space-link'),
    email: z.string(),
    name: z.string().optional(),
    call: z.string().optional(),
    join: z.boolean().optional(),
  }),
  /** To whom a workspace has added, from who did. */
  z.object({
    kind: z.literal('creator-added'),
    workspaceId: z.string(),
    creatorId: z.string(),
    userId: z.string(),
  }),
  z.object({
    kind: z.literal('space-code'),
    creatorId: z.string(),
    purpose: z.enum(codePurposes),
    expiresAt: z.string(),
  }),
  /** To a creator, who is no person of ours. */
  z.object({
    kind: z.literal('ugc-collaboration'),
    workspaceId: z.string(),
    collaborationId: z.string(),
    act: z.enum(mailedActs),
  }),
  /** To who reported something to the platform's moderation, and to the creator whom a decision concerns. */
  z.object({ kind: z.literal('ugc-moderation'), caseId: z.string(), tells: z.enum(['received', 'decided']) }),
  z.object({
    kind: z.literal('invitation'),
    workspaceId: z.string(),
    invitationId: z.string(),
    /** Only where no mail of it has left. */
    unlessSent: z.literal(true).optional(),
  }),
]);

export type MailMessage = z.infer<typeof mailMessage>;
