import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs what someone does under the name of another: every line of the log that is written until it ends says so. */
export const impersonating = <T>(impersonatorId: string, act: () => Promise<T>): Promise<T> =>
  acting.run(impersonatorId, act);

export const impersonatorNow = (): string | undefined => acting.getStore();
