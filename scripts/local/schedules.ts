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

  /** Runs it now; whoever asks while it runs waits for that run. A failure is told, not thrown. */
  run(spec: ScheduleSpec): Promise<void> {
    const running = this.#running.get(spec.name) ?? this.#runNow(spec).finally(() => this.#running.delete(spec.name));
    this.#running.set(spec.name, running);
    return running;
  }

  async #runNow(spec: ScheduleSpec): Promise<void> {
    const startedAt = new Date();
    this.#last.set(spec.name, { startedAt });
    let problem: string | undefined;
    try {
      const { handler }: { handler: ScheduleHandler } = await import(`../../functions/${spec.handler}.ts`);
      await runFunction(spec, undefined, handler);
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
