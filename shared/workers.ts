import type { Word } from './kernel/word.ts';
import type { MigrationSpec, QueueSpec, ScheduleSpec, StreamSpec } from './kernel/worker-specs.ts';
import { type AllOf, words } from './words.ts';

const declared: Word[] = Object.values(words);

/** Every queue of the product with its worker, for CDK and for the local runtime. A function imports its own word's. */
export const queues: AllOf<'queues'> & Record<string, QueueSpec> = Object.assign(
  {},
  ...declared.map((word) => word.queues),
);

/** What follows the writes of the table. */
export const streams: AllOf<'streams'> & Record<string, StreamSpec> = Object.assign(
  {},
  ...declared.map((word) => word.streams),
);

/** What runs by the clock. */
export const schedules: AllOf<'schedules'> & Record<string, ScheduleSpec> = Object.assign(
  {},
  ...declared.map((word) => word.schedules),
);

const steps: Record<string, MigrationSpec> = Object.assign({}, ...declared.map((word) => word.migrations));

/** How many it comes after. */
function depthOf({ follows }: MigrationSpec): number {
  if (follows === undefined) return 0;
  const before = steps[follows];
  if (!before) throw new Error(`No migration is called ${follows}`);
  return 1 + depthOf(before);
}

/** What changes once what is stored, in its order: one that counts on another's work comes after it. */
export const migrations = Object.fromEntries(
  Object.entries(steps).sort(([, one], [, other]) => depthOf(one) - depthOf(other)),
) as AllOf<'migrations'> & Record<string, MigrationSpec>;
