import type { ScheduleHandler } from '../../functions/platform/worker/define-schedule.ts';
import { dayMs, hourMs } from '../../shared/kernel/day.ts';
import type { ScheduleSpec } from '../../shared/kernel/worker-specs.ts';
import { schedules } from '../../shared/workers.ts';
import { runFunction } from './door/run-function.ts';

const minuteMs = 60 * 1000;
const everyMs: Record<string, number> = {
  'rate(1 minute)': minuteMs,
  'rate(5 minutes)': 5 * minuteMs,
  'rate(1 hour)': hourMs,
  'cron(0 * * * ? *)': hourMs,
};

export type LastRun = { startedAt: Date; milliseconds?: number; problem?: string };

/** What runs by the clock on a stage, run here by its rate or else every day, and whenever someone asks. */
export class LocalSchedules {
  readonly #running = new Map<string, Promise<void>>();
  readonly #last = new Map<string, LastRun>();
  readonly #timers = Object.values(schedules).map((spec) =>
    setInterval(() => this.run(spec), everyMs[spec.expression] ?? dayMs),
  );

  lastRun(spec: ScheduleSpec): LastRun | undefined {
    return this.#last.get(spec.name);
  }

  /**
   * Runs it now; whoever asks while it runs waits for that run. As of a time, it runs once more after that one. A failure is
   * told, not thrown.
   */
  run(spec: ScheduleSpec, at?: Date): Promise<void> {
    const running = this.#running.get(spec.name);
    if (running && !at) return running;
    const run = Promise.resolve(running)
      .then(() => this.#runNow(spec, at))
      .finally(() => {
        if (this.#running.get(spec.name) === run) this.#running.delete(spec.name);
      });
    this.#running.set(spec.name, run);
    return run;
  }

  async #runNow(spec: ScheduleSpec, at: Date = new Date()): Promise<void> {
    const startedAt = new Date();
    this.#last.set(spec.name, { startedAt });
    let problem: string | undefined;
    try {
      const { handler }: { handler: ScheduleHandler } = await import(`../../functions/${spec.handler}.ts`);
      await runFunction(spec, { at: at.toISOString() }, handler);
    } catch (error) {
      problem = String(error);
      console.error(`Schedule ${spec.name}:`, error);
    }
    const milliseconds = Date.now() - startedAt.getTime();
    this.#last.set(spec.name, { startedAt, milliseconds, ...(problem && { problem }) });
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }
}
