import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keysOf } from '../shared/kernel/closed-lists.ts';
import { routeWord } from '../shared/kernel/route.ts';
import type { Word } from '../shared/kernel/word.ts';
import { registry } from '../shared/registry.ts';
import { webhookEvents } from '../shared/webhooks/webhook-events.ts';
import { words } from '../shared/words.ts';
import { AuditLine } from './platform/db/audit-line.entity.ts';
import { callRaw, lastCalls } from './platform/testing/call.ts';
import { type Cost, countCosts } from './platform/testing/count-costs.ts';
import { eventsOf } from './platform/testing/events.ts';
import { oddBodies } from './platform/testing/odd-bodies.ts';
import type { Recipe } from './platform/testing/recipe.ts';

type OfWord = {
  recipes?: Record<string, Recipe>;
  /** Calls that leave neither an audit line nor an event, and why. */
  silent?: Record<string, string>;
  /** Least and most bytes of calls whose content is packed: its signatures and its days compress as chance has it. */
  packedBytes?: Record<string, readonly [least: number, most: number]>;
  /** Told by what runs by the clock; tested beside that. */
  byTheClock?: string[];
};

const writing = registry.filter(({ method }) => method !== 'GET');
const writingWords = [...new Set(writing.map(routeWord))];
const recipesFile = (word: string) => join(import.meta.dirname, word, 'testing', 'recipes.ts');
const ofWords = await Promise.all(
  writingWords
    .filter((word) => existsSync(recipesFile(word)))
    .map((word): Promise<OfWord> => import(/* @vite-ignore */ recipesFile(word))),
);
const recipes: Record<string, Recipe> = Object.assign({}, ...ofWords.map((one) => one.recipes));
const silent: Record<string, string> = Object.assign({}, ...ofWords.map((one) => one.silent));
const packedBytes: NonNullable<OfWord['packedBytes']> = Object.assign({}, ...ofWords.map((one) => one.packedBytes));
const byTheClock = ofWords.flatMap((one) => one.byTheClock ?? []);
/** Forty found nothing more; their seed is their operation, so that a failure comes again. */
const oddBodiesEach = 3;
const told = new Set<string>();
const costs: Record<string, Record<string, Cost>> = {};

/** As it is compared: exactly, or by the most that it takes. */
function compared(operation: string, cost: Cost): Cost {
  const [least, most] = packedBytes[operation] ?? [cost.bytes, cost.bytes];
  return cost.bytes >= least && cost.bytes <= most ? { ...cost, bytes: most } : cost;
}

async function writtenIn(workspaceId: string | undefined) {
  if (!workspaceId) return { lines: [], events: [] };
  const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return { lines, events: await eventsOf({ workspaceId }) };
}

/** What a call of the route left in the logs of its workspace. */
async function follow(operation: string, recipe: Recipe) {
  const { workspaceId, act } = await recipe();
  const before = await writtenIn(workspaceId);
  const { done, cost } = await countCosts(operation, act);
  const after = await writtenIn(workspaceId ?? done.workspaceId);
  const old = new Set(before.events.map(({ eventId }) => eventId));
  return {
    ...done,
    cost,
    lines: after.lines.length - before.lines.length,
    events: after.events.filter(({ eventId }) => !old.has(eventId)).map(({ type, data }) => ({ type, data })),
  };
}

const sorted = <T>(things: T[]) => things.map((thing) => JSON.stringify(thing)).sort();

/** A recipe may have set the time at which it acts. */
afterEach(() => {
  vi.useRealTimers();
});

describe.each(writing.map((route) => [route.operation, route] as const))('%s', (operation, route) => {
  it('leaves its audit line, and tells webhooks what the API answers', async () => {
    const recipe = recipes[operation];
    if (!recipe)
      return expect.fail(
        `${operation} has no recipe: make one valid call of it in functions/${routeWord(route)}/testing/recipes.ts, with the events that shared/${routeWord(route)}/word.ts names for it`,
      );
    const { status, lines, events, cost, told: expected = [] } = await follow(operation, recipe);
    costs[routeWord(route)] = { ...costs[routeWord(route)], [operation]: compared(operation, cost) };
    expect(status).toBe(route.status ?? 200);
    if (silent[operation]) expect({ lines, events }).toEqual({ lines: 0, events: [] });
    else if (lines === 0)
      expect.fail(`${operation} wrote no audit line: add audit(…) to its transaction, or a reason to \`silent\``);
    expect(sorted(events.map(({ type }) => type))).toEqual(sorted(expected.map(({ type }) => type)));
    expect(events).toEqual(expect.arrayContaining(expected));
    for (const { type } of events) told.add(type);
  });

  it.runIf(route.body)('never fails on what is odd in its body, once the rest of it is right', async () => {
    const right = lastCalls.get(operation);
    if (!right?.rawBody) return expect.fail('its recipe called something else last');
    for (const body of oddBodies(operation, JSON.parse(right.rawBody), oddBodiesEach)) {
      const rawBody = JSON.stringify(body);
      const { status } = await callRaw(route, { ...right, rawBody });
      expect([status < 500, rawBody]).toEqual([true, rawBody]);
    }
  });
});

it('has no recipe nor exception for a route that is gone', () => {
  const operations = writing.map(({ operation }) => operation);
  expect(Object.keys(recipes).sort()).toEqual([...operations].sort());
  expect(operations).toEqual(expect.arrayContaining(Object.keys(silent)));
});

it('tells every event of the words', () => {
  const known = keysOf(webhookEvents);
  const inner = Object.values<Word>(words).flatMap(({ innerEvents = [] }) => innerEvents);
  const tested = [...told, ...byTheClock].filter((type) => type !== 'ping' && !inner.includes(type));
  expect(tested.sort()).toEqual(known.sort());
});

describe('what an act asks of AWS', () => {
  it.each(writingWords)(
    'is what %s says: `npx vitest run functions/acts.test.ts -u` when it is meant to change',
    async (word) => {
      await expect(`${JSON.stringify(costs[word], null, 2)}\n`).toMatchFileSnapshot(`./${word}/testing/costs.json`);
    },
  );
});
