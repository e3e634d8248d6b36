import * as z from 'zod';

const Fault = z.strictObject({
  /** 0 closes the connection. */
  status: z.union([z.literal(0), z.number().int().min(200).max(599)]),
  times: z.number().int().min(1).default(1),
  /** How the path starts. */
  path: z.string().default('/'),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Instead of the act, or in place of its answer. */
  when: z.enum(['before', 'after']).default('before'),
  slowMs: z.number().int().min(0).max(120_000).default(0),
});
const Faults = z.strictObject({ calls: z.array(Fault).default([]), perSecond: z.number().int().min(1).optional() });
export type Fault = z.infer<typeof Fault>;

/** How the API goes wrong, as someone asked: calls that fail, are slow, or come too often. */
export class CallFaults {
  #calls: Fault[] = [];
  #perSecond: number | null = null;
  #second = 0;
  #count = 0;

  /** What is wrong with what was asked, or null. */
  set(input: unknown): string | null {
    const asked = Faults.safeParse(input);
    if (!asked.success) return asked.error.message;
    this.#calls = asked.data.calls;
    this.#perSecond = asked.data.perSecond ?? null;
    return null;
  }

  /** What happens to this call; a status of 200 is only slow. */
  next(method: string, path: string): Fault | null {
    if (this.#isTooMany()) return { status: 429, times: 1, path, when: 'before', slowMs: 0 };
    const fault = this.#calls.find((one) => path.startsWith(one.path) && (!one.method || one.method === method));
    if (!fault) return null;
    fault.times -= 1;
    if (fault.times === 0) this.#calls = this.#calls.filter((one) => one !== fault);
    return fault;
  }

  #isTooMany(): boolean {
    const second = Math.floor(Date.now() / 1_000);
    this.#count = second === this.#second ? this.#count + 1 : 1;
    this.#second = second;
    return this.#perSecond !== null && this.#count > this.#perSecond;
  }
}
