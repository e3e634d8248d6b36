import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { mostLetters } from './job.rules.ts';

const route = routes('admin/job');

/** Of a queue that there is. */
const queueName = z.string().max(60);

export const QueueHealth = z.object({
  name: z.string(),
  label: z.string(),
  /** What its worker has still to do, with what it is doing; null where the queue does not say. */
  waiting: z.int().nullable(),
  /** What was given up. */
  dead: z.int(),
  /** How long ago the oldest of what was given up was sent: of what waits the queue tells no age. */
  oldestSeconds: z.int().nullable(),
});
export type QueueHealth = z.infer<typeof QueueHealth>;

export const ScheduleHealth = z.object({
  name: z.string(),
  label: z.string(),
  /** Null as long as it never ran. */
  lastRunAt: z.string().nullable(),
  /** Its last run succeeded, and no run is overdue. */
  ok: z.boolean(),
});
export type ScheduleHealth = z.infer<typeof ScheduleHealth>;

const DeadJob = z.object({
  id: z.string(),
  queue: z.string(),
  queueLabel: z.string(),
  sentAt: z.string(),
  /** When it was seen among the dead letters. */
  deadAt: z.string(),
  /** Null where no failure was noted: the worker was cut off. */
  tries: z.int().nullable(),
  error: z.object({ name: z.string(), text: z.string() }).nullable(),
  /** How often someone has put it on its queue again. */
  redrives: z.int(),
  /** Ids, kinds and times that the message holds; nothing else of it. */
  facts: z.array(z.object({ field: z.string(), value: z.string() })),
});
export type DeadJob = z.infer<typeof DeadJob>;

export const listJobs = route({
  operation: 'listJobs',
  method: 'GET',
  path: '/api/admin/jobs',
  auth: 'admin:settings',
  summary: 'Les messages abandonnés, file par file, et l’état des files et des tâches planifiées',
  query: z.object({ ...pageQuery, queue: queueName.optional() }),
  output: z.object({
    items: z.array(DeadJob),
    nextCursor: z.string().nullable(),
    /** Of the first page alone. */
    health: z.object({ queues: z.array(QueueHealth), schedules: z.array(ScheduleHealth) }).nullable(),
  }),
});

export const actOnJobs = route({
  operation: 'actOnJobs',
  method: 'POST',
  path: '/api/admin/jobs',
  auth: 'admin:settings',
  confirmed: true,
  summary: 'Relancer ou écarter des messages abandonnés d’une file',
  body: z.strictObject({
    queue: queueName,
    action: z.enum(['redrive', 'discard']),
    /** Without them, the oldest ones. */
    ids: z.array(z.string().max(40)).min(1).max(mostLetters).optional(),
  }),
  output: z.object({
    /** How many were put on their queue again, or thrown away: others may be gone since, or someone is at them. */
    done: z.int(),
    /** How many are left of that queue. */
    left: z.int(),
  }),
});
