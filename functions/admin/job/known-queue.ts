import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { queues } from '../../../shared/workers.ts';
import { invalidField } from '../../platform/app-error.ts';

/** The queue that a request names; a 400 for any other. */
export function knownQueue(name: string): QueueSpec {
  const spec = Object.hasOwn(queues, name) ? queues[name] : undefined;
  if (!spec) throw invalidField('queue', 'Cette file n’existe pas');
  return spec;
}
