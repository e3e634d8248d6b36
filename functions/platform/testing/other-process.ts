import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { handlerPath, type Route } from '../../../shared/kernel/route.ts';
import { type Raw, toEvent } from './call.ts';

const script = join(import.meta.dirname, 'serve-calls.ts');

/** Another process of the product: it has the table in common with this one, and a memory of its own. */
export class OtherProcess {
  readonly #child: ChildProcess = fork(script, { execArgv: ['--import', 'tsx'] });

  /** What its handler of a route answers. Rejects when the process is gone. */
  async call(route: Route, raw: Raw): Promise<{ status: number; data: unknown }> {
    const answered = once(this.#child, 'message');
    const gone = once(this.#child, 'exit').then(() => {
      throw new Error('The other process has ended.');
    });
    this.#child.send({ path: handlerPath(route), event: toEvent(route, raw) });
    const [{ statusCode, body }] = await Promise.race([answered, gone]);
    return { status: statusCode, data: JSON.parse(body).data };
  }

  async end(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}
