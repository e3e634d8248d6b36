import { handlerPath } from './kernel/route.ts';
import { workerName } from './kernel/worker-specs.ts';
import { registry } from './registry.ts';
import { migrations, queues, schedules, streams } from './workers.ts';

export type ProductFunction = {
  /** The act: the Lambda, its bundle and its logs bear it. */
  name: string;
  /** Path under functions/, without its ending. */
  file: string;
};

/** Answers what no route matches. */
export const notFoundFunction: ProductFunction = { name: 'notFound', file: 'platform/http/not-found' };

/** Every function of the product, for what bundles, checks and deploys them all. A handler or a page imports its own word instead. */
export const productFunctions: readonly ProductFunction[] = [
  ...registry.map((route) => ({ name: route.operation, file: handlerPath(route) })),
  ...Object.values(queues).map((queue) => ({ name: workerName(queue), file: queue.worker })),
  ...Object.values(streams).map(({ name, handler }) => ({ name, file: handler })),
  ...Object.values(schedules).map(({ name, handler }) => ({ name, file: handler })),
  ...Object.values(migrations).map(({ name, handler }) => ({ name, file: handler })),
  notFoundFunction,
];
