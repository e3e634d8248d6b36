import { describe, expect, it } from 'vitest';
import { keysOf } from '../shared/ads/ads.rules.ts';
import { routeWord } from '../shared/kernel/route.ts';
import { registry } from '../shared/registry.ts';
import { webhookEvents } from '../shared/webhooks/webhook-events.ts';
import { Activity } from './platform/db/activity.entity.ts';
import { eventsOf } from './platform/testing/events.ts';
import { adRecipes } from './platform/testing/recipes/ads.ts';
import { authRecipes } from './platform/testing/recipes/auth.ts';
import { boardRecipes } from './platform/testing/recipes/boards.ts';
import { notificationRecipes } from './platform/testing/recipes/notifications.ts';
import { pixelRecipes } from './platform/testing/recipes/pixel.ts';
import { prospectRecipes } from './platform/testing/recipes/prospects.ts';
import type { Recipe } from './platform/testing/recipes/recipe.ts';
import { settingsRecipes } from './platform/testing/recipes/settings.ts';
import { webhookRecipes } from './platform/testing/recipes/webhooks.ts';

const recipes: Record<string, Recipe> = {
  ...adRecipes,
  ...authRecipes,
  ...boardRecipes,
  ...notificationRecipes,
  ...pixelRecipes,
  ...prospectRecipes,
  ...settingsRecipes,
  ...webhookRecipes,
};

/** Calls that leave neither an audit line nor an event, and why. */
const silent: Record<string, string> = {
  refresh: 'a session goes on, as it was opened',
  forgotPassword: 'only a mail leaves: what is done with its link is the act',
  createAdUpload: 'an address to send a file to, which nothing reads until an import asks for it',
  createProspectUpload: 'an address to send a file to, which nothing reads until an import asks for it',
  readNotifications: 'what a person has looked at, which changes nothing of the workspace',
  previewScoring: 'computes and stores nothing',
  trackMetaEvent: 'what a shop measures, by the thousand: the log of its pixel tells it',
};

/** Told by what runs by the clock; tested beside that. */
const byTheClock = ['prospect.action_due', 'advertiser.ads_started', 'advertiser.ads_stopped'];

const writing = registry.filter(({ method }) => method !== 'GET');
const told = new Set<string>();

async function writtenIn(workspaceId: string | undefined) {
  if (!workspaceId) return { lines: [], events: [] };
  const { data: lines } = await Activity.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return { lines, events: await eventsOf({ workspaceId }) };
}

/** What a call of the route left in the logs of its workspace. */
async function follow(recipe: Recipe) {
  const { workspaceId, act } = await recipe();
  const before = await writtenIn(workspaceId);
  const done = await act();
  const after = await writtenIn(workspaceId ?? done.workspaceId);
  const old = new Set(before.events.map(({ eventId }) => eventId));
  return {
    ...done,
    lines: after.lines.length - before.lines.length,
    events: after.events.filter(({ eventId }) => !old.has(eventId)).map(({ type, data }) => ({ type, data })),
  };
}

const sorted = <T>(things: T[]) => things.map((thing) => JSON.stringify(thing)).sort();

describe.each(writing.map((route) => [route.operation, route] as const))('%s', (operation, route) => {
  it('leaves its audit line, and tells webhooks what the API answers', async () => {
    const recipe = recipes[operation];
    if (!recipe)
      return expect.fail(
        `${operation} has no recipe: make one valid call of it in functions/platform/testing/recipes/${routeWord(route)}.ts, with the events that shared/webhooks/webhook-events.ts names for it`,
      );
    const { status, lines, events, told: expected = [] } = await follow(recipe);
    expect(status).toBe(route.status ?? 200);
    if (silent[operation]) expect({ lines, events }).toEqual({ lines: 0, events: [] });
    else if (lines === 0)
      expect.fail(`${operation} wrote no audit line: add activity(…) to its transaction, or a reason to \`silent\``);
    expect(sorted(events.map(({ type }) => type))).toEqual(sorted(expected.map(({ type }) => type)));
    expect(events).toEqual(expect.arrayContaining(expected));
    for (const { type } of events) told.add(type);
  });
});

it('has no recipe nor exception for a route that is gone', () => {
  const operations = writing.map(({ operation }) => operation);
  expect(Object.keys(recipes).sort()).toEqual([...operations].sort());
  expect(operations).toEqual(expect.arrayContaining(Object.keys(silent)));
});

it('tells every event of the words that are there', () => {
  const words = /^(prospect|board|ad|advertiser|import)\./;
  const known = keysOf(webhookEvents).filter((type) => words.test(type));
  expect([...told, ...byTheClock].filter((type) => type !== 'ping').sort()).toEqual(known.sort());
});
