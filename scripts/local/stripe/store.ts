import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Kind, type Kinds, kindNames } from './kinds.ts';
import { noSuch } from './refusal.ts';

type Line = [kind: Kind, id: string, value: unknown];

/**
 * What there is, in memory and in a journal beside: one line for each call that changed something, so that a call cut short
 * by a kill leaves nothing. Values are never changed in place.
 */
export class Store {
  readonly #values = new Map<Kind, Map<string, unknown>>();
  readonly #owned = new Map<string, Map<string, unknown>>();
  readonly #file: string | undefined;
  #undo: (() => void)[] = [];
  #changed = new Map<string, [Kind, string]>();

  constructor(file?: string) {
    this.#file = file;
    if (!file || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n'))
      for (const [kind, id, value] of readLine(line)) this.#set(kind, id, value);
    this.#rewrite(file);
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.#values.get(kind)?.get(id) as Kinds[K] | undefined;
  }

  /** Or Stripe's refusal, which names the parameter that asked for it. */
  find<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = this.get(kind, id);
    if (!found) throw noSuch(kindNames[kind] ?? kind, id, param);
    return found;
  }

  /** The oldest first; of an owner alone where one is named. */
  all<K extends Kind>(kind: K, owner?: string): Kinds[K][] {
    const values = owner ? this.#owned.get(`${kind} ${owner}`) : this.#values.get(kind);
    return [...(values?.values() ?? [])] as Kinds[K][];
  }

  put<K extends Kind>(kind: K, value: Kinds[K]): Kinds[K] {
    this.#change(kind, value.id, value);
    return value;
  }

  remove(kind: Kind, id: string): void {
    if (this.#values.get(kind)?.has(id)) this.#change(kind, id, undefined);
  }

  /** All of what `act` changes, or nothing where it throws and `keeps` does not hold. */
  transaction<Result>(act: () => Result, keeps: (error: unknown) => boolean = () => false): Result {
    this.#undo = [];
    this.#changed = new Map();
    try {
      const result = act();
      this.#commit();
      return result;
    } catch (error) {
      if (keeps(error)) this.#commit();
      else for (const back of this.#undo.reverse()) back();
      throw error;
    }
  }

  #change(kind: Kind, id: string, value: unknown): void {
    const before = this.#values.get(kind)?.get(id);
    this.#undo.push(() => this.#set(kind, id, before));
    this.#changed.set(`${kind} ${id}`, [kind, id]);
    this.#set(kind, id, value);
  }

  #set(kind: Kind, id: string, value: unknown): void {
    const values = this.#values.get(kind) ?? new Map<string, unknown>();
    this.#values.set(kind, values);
    const [before, after] = [ownerOf(kind, values.get(id)), ownerOf(kind, value)];
    if (before !== after) this.#owned.get(`${kind} ${before}`)?.delete(id);
    if (after) setIn(this.#owned, `${kind} ${after}`, id, value);
    if (value === undefined || value === null) values.delete(id);
    else values.set(id, value);
  }

  #commit(): void {
    if (!this.#file || this.#changed.size === 0) return;
    const lines: Line[] = [...this.#changed.values()].map(([kind, id]) => [kind, id, this.get(kind, id) ?? null]);
    appendFileSync(this.#file, `${JSON.stringify(lines)}\n`);
  }

  /** What changed often is there once from now on. */
  #rewrite(file: string): void {
    const lines = [...this.#values].flatMap(([kind, values]) =>
      [...values].map(([id, value]) => JSON.stringify([[kind, id, value]])),
    );
    writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
}

/** Whose something is, and in which field that stands: mostly a customer's. */
const owners: Partial<Record<Kind, string>> = {
  price: 'product',
  invoice_payment: 'invoice',
  refund: 'charge',
  change: 'subscription',
  former: 'workspaceId',
};

function ownerOf(kind: Kind, value: unknown): string | null {
  const fields = (value ?? {}) as Record<string, unknown> & { metadata?: Record<string, string> };
  const owner = kind === 'customer' ? fields.metadata?.workspaceId : fields[owners[kind] ?? 'customer'];
  return typeof owner === 'string' ? owner : null;
}

function setIn(maps: Map<string, Map<string, unknown>>, key: string, id: string, value: unknown): void {
  const map = maps.get(key) ?? new Map<string, unknown>();
  maps.set(key, map.set(id, value));
}

/** One that a kill cut short is left out. */
function readLine(line: string): Line[] {
  try {
    return JSON.parse(line);
  } catch {
    return [];
  }
}
