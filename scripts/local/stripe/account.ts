import type Stripe from 'stripe';
import { idOf, newId } from './ids.ts';
import type { KeptEvent } from './kinds.ts';
import { StripeRefusal } from './refusal.ts';
import type { Store } from './store.ts';

type Told = {
  object: string;
  customer?: string | { id: string } | null;
  /** Of a dispute, which names no customer. */
  charge?: string | { id: string } | null;
  id?: string;
};

/** What a call is known by in the events that it makes. */
export type Asking = { request: string | null; idempotencyKey: string | null };

/**
 * The account at Stripe: what it holds, what time it is for each customer, and the events of the act under way. An act is
 * `during` a call: all of it happens, or nothing.
 */
export class Account {
  readonly store: Store;
  readonly appUrl: string;
  readonly apiVersion: string;
  /** Moments that an advancing clock goes through, by customer or clock. */
  readonly moments = new Map<string, number>();
  /** What the next event's envelope says otherwise, on demand. */
  envelope: Partial<Stripe.Event> = {};
  #events: KeptEvent[] = [];
  #asking: Asking = { request: null, idempotencyKey: null };
  #isSilent = false;

  constructor(store: Store, appUrl: string, apiVersion: string) {
    this.store = store;
    this.appUrl = appUrl;
    this.apiVersion = apiVersion;
  }

  /** In seconds: the customer's test clock, or the real time and what was added to it. */
  now(customer: string | null = null): number {
    const real = Math.floor(Date.now() / 1_000);
    if (customer === null) return real;
    const clock = this.clockOf(customer);
    const moment = this.moments.get(clock ?? customer);
    if (moment !== undefined) return moment;
    if (clock) return this.store.get('clock', clock)?.frozen_time ?? real;
    return real + (this.store.get('ahead', customer)?.seconds ?? 0);
  }

  clockOf(customer: string): string | null {
    const found = this.store.get('customer', customer);
    return found && !found.deleted ? idOf(found.test_clock) : null;
  }

  /** Notes what happened to `object`, as it now is; `previous` is what it was. */
  emit<T extends Told>(type: Stripe.Event['type'], object: T, previous?: T): void {
    if (this.#isSilent) return;
    const customer = this.#customerOf(object);
    const id = newId('evt');
    const created = this.now(customer);
    const event = {
      id,
      object: 'event',
      api_version: this.apiVersion,
      created,
      data: { object, ...(previous && { previous_attributes: changedFields(previous, object) }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.#asking.request, idempotency_key: this.#asking.idempotencyKey },
      type,
      ...this.envelope,
    };
    const kept: KeptEvent = { id, type, customer, created, event };
    this.store.put('event', kept);
    this.store.put('waiting', { id });
    this.#events.push(kept);
  }

  /** What happened before anybody listened: no event tells of it. */
  silently(act: () => void): void {
    this.#isSilent = true;
    try {
      act();
    } finally {
      this.#isSilent = false;
    }
  }

  #customerOf({ object, id, customer, charge }: Told): string | null {
    if (object === 'customer') return id ?? null;
    return idOf(object === 'dispute' ? this.store.get('charge', idOf(charge) ?? '')?.customer : customer);
  }

  /** What `act` answers, or refuses after something had happened all the same, and the events that are to go out, in their order. */
  during<Result>(asking: Asking, act: () => Result): { result: Result | StripeRefusal; events: KeptEvent[] } {
    this.#asking = asking;
    this.#events = [];
    try {
      const result = this.store.transaction(act, (error) => error instanceof StripeRefusal && error.keeps);
      return { result, events: this.#events };
    } catch (error) {
      if (error instanceof StripeRefusal && error.keeps) return { result: error, events: this.#events };
      throw error;
    } finally {
      this.envelope = {};
    }
  }
}

function changedFields(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  );
}
