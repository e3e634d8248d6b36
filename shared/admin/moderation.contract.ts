import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { optionalText } from '../kernel/text.ts';
import { moderatedFields } from '../ugc/moderated-fields.ts';
import { reportedKinds } from '../ugc/report.rules.ts';
import { moderationKinds, moderationLimits, reasonNeeded } from './moderation.rules.ts';

const route = routes('admin/moderation');

const ModerationCase = z.object({
  id: z.string(),
  kind: z.enum(keysOf(moderationKinds)),
  /** What it is about. */
  subject: z.object({ kind: z.enum(keysOf(reportedKinds)), id: z.string() }),
  /** Whose it is, or who reports; null of a creator, who is of none. */
  workspace: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What was handed in, or as it stood when it was reported. */
  said: z.array(z.object({ field: z.enum(keysOf(moderatedFields)), text: z.string() })),
  report: z.object({ text: z.string(), by: z.enum(['user', 'creator']) }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type ModerationCase = z.infer<typeof ModerationCase>;

export const listModeration = route({
  operation: 'listModeration',
  method: 'GET',
  path: '/api/admin/moderation',
  auth: 'admin:users',
  summary: 'Ce qui attend la modération\u00a0: briefs et profils à relire, contenus signalés, le plus ancien d’abord',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(ModerationCase), nextCursor: z.string().nullable() }),
});

export const decideModeration = route({
  operation: 'decideModeration',
  method: 'POST',
  path: '/api/admin/moderation/{id}',
  auth: 'admin:users',
  summary:
    'Décider de ce qui attend la modération\u00a0: publier ou refuser, laisser ou retirer un contenu signalé\u00a0; les personnes concernées sont prévenues, avec le motif',
  params: z.object({ id: z.string().max(60) }),
  body: z
    .strictObject({
      /** Of a report, whether what it is about stays or goes. */
      decision: z.enum(['approve', 'reject']),
      reason: optionalText(moderationLimits.reason),
      /** Of what was read: refused where it was handed in anew meanwhile. */
      version: z.int().min(1).optional(),
    })
    .refine(({ decision, reason = '' }) => decision === 'approve' || reason.length >= moderationLimits.shortestReason, {
      path: ['reason'],
      message: reasonNeeded,
    }),
  output: z.object({ id: z.string(), decision: z.enum(['approve', 'reject']), decidedAt: z.string() }),
  status: 200,
  errors: ['not_found', 'conflict', 'already_decided'],
});
