import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import type { Word } from '../kernel/word.ts';
import { type AuditType, words } from '../words.ts';

const route = routes('journal/activity');

const declared: [name: string, word: Word][] = Object.entries(words);
export const auditTypes = declared.flatMap(([, { audit = [] }]) => audit) as [AuditType, ...AuditType[]];
export const auditedWords = declared.filter(([, { audit = [] }]) => audit.length > 0).map(([name]) => name) as [
  string,
  ...string[],
];

export const actorKinds = ['user', 'api_key', 'creator', 'system'] as const;

const ActivityActor = z.object({
  kind: z.enum(actorKinds),
  id: z.string(),
  /** As they are called today. */
  name: z.string(),
});
export type ActivityActor = z.infer<typeof ActivityActor>;

const ActivityLine = z.object({
  id: z.string(),
  at: z.string(),
  actor: ActivityActor,
  /** Who of the support acted under their name. */
  impersonator: ActivityActor.nullable(),
  type: z.string(),
  label: z.string(),
  /** What they did, after their name; `{}` stands for the thing, by its name or else its id. */
  said: z.string(),
  entityId: z.string(),
  /** The thing as it is called today; null when it is gone, has no name, or may not be read. */
  entity: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
  /** The fields that changed; never their values. */
  changed: z.array(z.string()),
  /** What people call them; empty where the act says it by itself. */
  changedLabels: z.array(z.string()),
  /** Null of what the product does by itself. */
  ip: z.string().nullable(),
});
export type ActivityLine = z.infer<typeof ActivityLine>;

const id = z.string().max(60);

export const listActivity = route({
  operation: 'listActivity',
  method: 'GET',
  path: '/api/settings/activity',
  auth: 'team:manage',
  summary:
    'Le journal de l’espace de travail, du plus récent au plus ancien ; une page filtrée peut être vide sans être la dernière',
  query: z
    .object({
      ...pageQuery,
      type: listParam(z.enum(auditTypes)).optional(),
      word: z.enum(auditedWords).optional(),
      actorId: id.optional(),
      entityId: id.optional(),
      /** Days of Paris, both included. */
      from: Day.optional(),
      to: Day.optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'La fin précède le début' }),
  output: z.object({ items: z.array(ActivityLine), nextCursor: z.string().nullable() }),
});

export const listActivityChoices = route({
  operation: 'listActivityChoices',
  method: 'GET',
  path: '/api/settings/activity/choices',
  auth: 'team:manage',
  summary: 'Ce que le journal peut filtrer : les actes, et qui agit dans l’espace de travail',
  output: z.object({
    words: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        types: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
    actors: z.array(ActivityActor),
  }),
});
