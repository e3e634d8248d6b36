import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { routeWord } from '../shared/kernel/route.ts';
import { registry } from '../shared/registry.ts';
import { AuditLine, type AuditLineItem } from './platform/db/audit-line.entity.ts';
import { callRaw, lastCalls, underKey } from './platform/testing/call.ts';
import type { Recipe } from './platform/testing/recipe.ts';

const creations = registry.filter((route) => route.idempotent);
const creationWords = [...new Set(creations.map(routeWord))];
const recipesFile = (word: string) => join(import.meta.dirname, word, 'testing', 'recipes.ts');
const ofWords = await Promise.all(
  creationWords
    .filter((word) => existsSync(recipesFile(word)))
    .map((word): Promise<{ recipes: Record<string, Recipe> }> => import(/* @vite-ignore */ recipesFile(word))),
);
const recipes: Record<string, Recipe> = Object.assign({}, ...ofWords.map((one) => one.recipes));

const key = 'same-key-0123456789';
const shownId = /"(?:id|\w+Id)":"([a-z]{3}_[0-9A-HJKMNP-TV-Z]{26})"/;
/** What was made, as an answer names it. */
const madeIn = (text: string) => shownId.exec(text)?.[1] ?? text.replace(/"requestId":"[^"]*"/, '');

async function linesOf(workspaceId: string | undefined): Promise<AuditLineItem[]> {
  if (!workspaceId) return [];
  const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

/** Of one person: what the platform does has its lines in one place, whichever test asks. */
const linesBy = (lines: readonly AuditLineItem[], author: string | undefined) =>
  lines
    .filter(({ actorId }) => author === undefined || actorId === author)
    .map(({ type, entityId }) => `${type} ${entityId}`)
    .sort();

/** A recipe may have set the time at which it acts. */
afterEach(() => {
  vi.useRealTimers();
});

it.each(creations.map((route) => [route.operation, route] as const))(
  '%s makes one thing for an Idempotency-Key, however often it is asked',
  async (operation, route) => {
    const { workspaceId, act } = (await recipes[operation]?.()) ?? expect.fail('it has no recipe');
    const { status } = await underKey(key, act);
    expect(status).toBe(route.status ?? 200);
    const asked = lastCalls.get(operation) ?? expect.fail('its recipe called something else');
    const again = { ...asked, headers: { ...asked.headers, 'idempotency-key': key } };
    const lines = await linesOf(workspaceId);
    const [first, ...others] = await Promise.all([callRaw(route, again), callRaw(route, again), callRaw(route, again)]);
    for (const other of others)
      expect([other.status, madeIn(other.text)]).toEqual([route.status ?? 200, madeIn(first?.text ?? '')]);
    const after = await linesOf(workspaceId);
    const author = after.find(({ entityId }) => entityId === madeIn(first?.text ?? ''))?.actorId;
    expect(linesBy(after, author)).toEqual(linesBy(lines, author));
  },
);
