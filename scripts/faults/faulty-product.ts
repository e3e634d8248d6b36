import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { login } from '../../shared/auth/auth.contract.ts';
import { createBoard, deleteBoard, listBoards } from '../../shared/boards/board.contract.ts';
import type { QueueSpec, ScheduleSpec } from '../../shared/kernel/worker-specs.ts';
import { type Delivery, listWebhookDeliveries } from '../../shared/webhooks/log.contract.ts';
import { createWebhook, deleteWebhook, type Webhook } from '../../shared/webhooks/webhook.contract.ts';
import { schedules } from '../../shared/workers.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { freePort } from '../local/free-port.ts';
import type { KeptMail } from '../local/mailbox.ts';
import { post } from '../local/post.ts';
import { fastFolder } from '../local/product.ts';
import { quickNode } from '../stage-node.ts';
import type { Faults, Order } from './product-process.ts';

type Answer = { status: number; data: never };

const pauseMs = 200;
/** For so many pauses nothing moves before time passes: what is being sent must not lose its lease to our clock. */
const stillPauses = 5;
const minuteMs = 60_000;
/** Beyond what a message is given to be handled. */
const sweepMs = 2 * minuteMs;

/** A product on a folder of its own, which the tests kill and start again, and an agency in it. */
export class FaultyProduct {
  private readonly dataDir = fastFolder();
  private readonly environment: Record<string, string>;
  private readonly mostFiles: number | undefined;
  private port = 0;
  private child: ChildProcess | null = null;
  private token = '';
  private ahead = 0;
  readonly acknowledged = new Set<string>();

  /** With a limit to the files and connections that it may have open. */
  constructor(environment: Record<string, string> = {}, { mostFiles }: { mostFiles?: number } = {}) {
    this.environment = environment;
    this.mostFiles = mostFiles;
  }

  /** The first time, or again after it was killed, with its clock so much later. */
  async start(laterMs = 0): Promise<void> {
    this.port ||= await freePort();
    this.ahead += laterMs;
    const faults: Faults = { port: this.port, dataDir: this.dataDir, ahead: this.ahead };
    const { node, options } = quickNode();
    const command = [node, ...options, 'scripts/faults/product-process.ts', JSON.stringify(faults)];
    const limited = this.mostFiles ? ['sh', '-c', `ulimit -n ${this.mostFiles}; exec "$@"`, 'sh', ...command] : command;
    const [file = '', ...args] = limited;
    const child = spawn(file, args, {
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.dataDir, 'compiled'), ...this.environment },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The product did not start'))),
    ]);
    await this.signIn();
  }

  private async signIn(): Promise<void> {
    this.token = (await post(this.url, login, demoSignIn)).data.token;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** By its clock. */
  get now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.isRunning() && this.child?.kill(signal)) await once(this.child, 'exit');
  }

  async order(order: Order): Promise<void> {
    const done = this.child && once(this.child, 'message');
    this.child?.send(order);
    await done;
  }

  /** Lets time pass, and does what is done every minute. */
  async pass(ms: number): Promise<void> {
    this.ahead += ms;
    await this.order({ ahead: this.ahead });
    await this.strike(schedules.sweepOutbox);
  }

  /** Does what is done by the clock. */
  async strike({ name }: ScheduleSpec): Promise<void> {
    await fetch(`${this.url}/_local/schedules/${name}`, { method: 'POST', redirect: 'manual' });
  }

  /** How many messages of a queue were given up. */
  async deadLetters({ name }: QueueSpec): Promise<number> {
    const counts: { name: string; dead: number }[] = await (await fetch(`${this.url}/_local/queues`)).json();
    return counts.find((queue) => queue.name === name)?.dead ?? 0;
  }

  /** All that were sent since it was made, however often it was killed. */
  async mails(): Promise<KeptMail[]> {
    return (await fetch(`${this.url}/_local/mails`)).json();
  }

  /** Lets the latest of these moments come, and a minute more. */
  async passUntil(moments: (string | null)[]): Promise<void> {
    const latest = Math.max(0, ...moments.map((moment) => (moment ? Date.parse(moment) : 0)));
    await this.pass(Math.max(0, latest - this.now.getTime()) + minuteMs);
  }

  /** Sessions end as time passes. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 401) return answer;
    await this.signIn();
    return this.ask(method, path, body);
  }

  private async ask(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  }

  async subscribe(url: string): Promise<Webhook> {
    const body = { name: 'Épreuve', url, events: ['board.created'] };
    const { data } = await this.call('POST', createWebhook.path, body);
    return (data as { webhook: Webhook }).webhook;
  }

  async unsubscribe({ id }: Webhook): Promise<void> {
    await this.call('DELETE', deleteWebhook.path.replace('{id}', id));
  }

  /** Creates a board and notes it when it was acknowledged; false when nobody answered. */
  async act(name: string): Promise<boolean> {
    try {
      const { status, data } = await this.call('POST', createBoard.path, { name });
      if (status === 201) this.acknowledged.add((data as { board: { id: string } }).board.id);
      return status === 201;
    } catch {
      return false;
    }
  }

  /** Takes away what was made: a plan has room for so many boards, and a test may be tried again. */
  async forget(): Promise<void> {
    for (const id of this.acknowledged) await this.call('DELETE', deleteBoard.path.replace('{id}', id));
    this.acknowledged.clear();
  }

  /** Every board there is. */
  async boardIds(): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = `?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { data } = await this.call('GET', listBoards.path + query);
      const page: { items: { id: string }[]; nextCursor: string | null } = data;
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return ids;
  }

  /** The whole log of a webhook. */
  async deliveries({ id }: Webhook): Promise<Delivery[]> {
    const all: Delivery[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { data } = await this.call('GET', listWebhookDeliveries.path.replace('{id}', id) + query);
      const page: { items: Delivery[]; nextCursor: string | null } = data;
      all.push(...page.items);
      cursor = page.nextCursor;
    }
    return all;
  }

  /**
   * Waits until every acknowledged act has its delivery in each log and none is under way. Time passes whenever nothing
   * moves any more.
   */
  async untilSettled(webhooks: Webhook[], seconds = 180): Promise<Delivery[][]> {
    const end = performance.now() + seconds * 1000;
    for (let before = '', still = 0; ; ) {
      const logs = await Promise.all(webhooks.map((webhook) => this.deliveries(webhook)));
      const isWhole = logs.every((log) => log.length >= this.acknowledged.size);
      if (isWhole && logs.flat().every(({ status }) => status !== 'pending' && status !== 'retrying')) return logs;
      const now = logs.map(summary).join(' | ');
      if (performance.now() > end) throw new Error(`Not settled: ${now}`);
      still = now === before ? still + 1 : 0;
      if (still === stillPauses) {
        await this.pass(sweepMs);
        still = 0;
      }
      before = now;
      await setTimeout(pauseMs);
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

const summary = (log: Delivery[]) => {
  const counts = new Map<string, number>();
  for (const { status } of log) counts.set(status, (counts.get(status) ?? 0) + 1);
  return JSON.stringify(Object.fromEntries(counts));
};

/** The thing that a delivery tells of. */
export const boardIdOf = ({ payload }: Delivery) => (payload?.data.board as { id: string } | undefined)?.id ?? '';
