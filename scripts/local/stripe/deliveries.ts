import { groupBy } from '../../../shared/kernel/group-by.ts';
import type { Account } from './account.ts';
import { type KeptEvent, payloadOf } from './kinds.ts';

export type Delivery = { payload: string; signature: string };
/** Hands an event over, and answers the status that it got. */
export type Send = (delivery: Delivery) => Promise<number>;
type Sign = (payload: string) => Promise<string>;

const secondMs = 1_000;
/** Until it is tried again. */
const waitsMs = [1, 5, 30, 120, 600].map((seconds) => seconds * secondMs);

/** The events on their way to the product: those of a customer one after the other, again when they were not taken, and as wrong as someone asked. */
export class Deliveries {
  readonly #account: Account;
  readonly #sign: Sign;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #lines = new Map<string, Promise<void>>();
  send: Send;

  constructor(account: Account, send: Send, sign: Sign) {
    this.#account = account;
    this.#sign = sign;
    this.send = send;
  }

  /** Settled once each event had its first try, or was dropped. */
  deliver(events: readonly KeptEvent[]): Promise<void> {
    const batches = [...groupBy(events, ({ customer }) => customer ?? '')];
    return Promise.all(
      batches.map(([customer, batch]) => this.#inLine(customer, () => this.#deliver(customer, batch))),
    ).then(() => {});
  }

  /** Settled once each event of a customer that is on its way has had its first try. */
  async underWay(customer: string): Promise<void> {
    await this.#lines.get(customer);
  }

  /** What a customer's events were, again; faults are not asked. */
  resend(customer: string, times: number, isReversed: boolean): Promise<void> {
    const events = this.#account.store.all('event', customer);
    if (isReversed) events.reverse();
    return this.#inLine(customer, async () => {
      for (let time = 0; time < times; time++) for (const event of events) await this.#hand(event);
    });
  }

  /** What a stop left on its way. */
  takeUp(): Promise<void> {
    return this.deliver(
      this.#account.store.all('waiting').flatMap(({ id }) => this.#account.store.get('event', id) ?? []),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #inLine(customer: string, act: () => Promise<void>): Promise<void> {
    const next = (this.#lines.get(customer) ?? Promise.resolve()).then(act);
    this.#lines.set(
      customer,
      next.catch(() => {}),
    );
    return next;
  }

  async #deliver(customer: string, events: readonly KeptEvent[]): Promise<void> {
    const faults = this.#account.store.get('faults', customer);
    for (const event of faults?.reverse ? [...events].reverse() : events) {
      if (this.#isDropped(customer)) {
        this.#settle(event);
        continue;
      }
      await this.#attempt(event, 0);
      for (let time = 0; time < (faults?.duplicate ?? 0); time++) await this.#hand(event);
    }
  }

  #isDropped(customer: string): boolean {
    const { store } = this.#account;
    const faults = store.get('faults', customer);
    if (!faults || faults.drop === 0) return false;
    const lost = faults.lost + faults.drop;
    // A share of a third is not to be missed by a rounding.
    const isDropped = lost > 0.999;
    store.transaction(() => store.put('faults', { ...faults, lost: isDropped ? lost - 1 : lost }));
    return isDropped;
  }

  async #attempt(event: KeptEvent, tries: number): Promise<void> {
    const wait = waitsMs[tries];
    if (await this.#hand(event)) this.#settle(event);
    else if (wait === undefined) this.#settle(event);
    else {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        void this.#attempt(event, tries + 1);
      }, wait).unref();
      this.#timers.add(timer);
    }
  }

  /** Whether it was taken. */
  async #hand(event: KeptEvent): Promise<boolean> {
    const payload = payloadOf(event);
    try {
      const status = await this.send({ payload, signature: await this.#sign(payload) });
      return status >= 200 && status < 300;
    } catch {
      return false;
    }
  }

  #settle({ id }: KeptEvent): void {
    const { store } = this.#account;
    store.transaction(() => store.remove('waiting', id));
  }
}
