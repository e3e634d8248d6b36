import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AwsRequest, readCall } from '../scripts/local/door/aws-call.ts';
import { watchCalls } from '../scripts/local/door/door.ts';
import { isOfWorkspace, type Route, routeWord } from '../shared/kernel/route.ts';
import { registry } from '../shared/registry.ts';
import { AuditLine } from './platform/db/audit-line.entity.ts';
import { Member } from './platform/identity/member.entity.ts';
import { User } from './platform/identity/user.entity.ts';
import { bearing, callRaw } from './platform/testing/call.ts';
import { joined, signedIn, signedInUser } from './platform/testing/factories.ts';
import type { Recipe } from './platform/testing/recipe.ts';

/** What is of a workspace: what is open to any person who is signed in is of the person, wherever they are. */
const ofWorkspaces = registry.filter(isOfWorkspace);
const writing = ofWorkspaces.filter(({ method }) => method !== 'GET');
const reading = ofWorkspaces.filter(({ method }) => method === 'GET');

async function recipeOf(route: Route): Promise<Recipe | undefined> {
  const file = join(import.meta.dirname, routeWord(route), 'testing', 'recipes.ts');
  const ofWord: { recipes?: Record<string, Recipe> } = existsSync(file) ? await import(/* @vite-ignore */ file) : {};
  return ofWord.recipes?.[route.operation];
}

/** The owner of a workspace, signed in to another one of theirs. */
async function ownerElsewhere(workspaceId: string): Promise<string> {
  const { data: members } = await Member.query.byWorkspace({ workspaceId }).go({ consistent: true });
  const owner = members.find(({ role }) => role === 'owner');
  const { data: user } = await User.get({ userId: owner?.userId ?? '' }).go({ consistent: true });
  if (!user) throw new Error(`${workspaceId} has no owner`);
  const { workspace } = await signedInUser();
  await joined(user, workspace.workspaceId, { role: 'owner' });
  return (await signedIn(user, workspace.workspaceId)).token;
}

/** What a function asks of the table and of queues about a workspace while something runs. */
async function askedAbout<T>(workspaceId: string, operation: string, run: () => Promise<T>) {
  const asked: string[] = [];
  const look = (caller: string | undefined, request: AwsRequest) => {
    const { body = '' } = request;
    const text = typeof body === 'string' ? body : Buffer.from(body).toString();
    if (caller === operation && text.includes(workspaceId)) asked.push(readCall(request).operation);
  };
  watchCalls(look);
  try {
    return { done: await run(), asked };
  } finally {
    watchCalls(undefined);
  }
}

/** A recipe may have set the time at which it acts. */
afterEach(() => {
  vi.useRealTimers();
});

describe.each(writing.map((route) => [route.operation, route] as const))('%s', (operation, route) => {
  it('does nothing in a workspace for its owner who is signed in to another, who sees nothing of it there', async () => {
    const { workspaceId, act } = await recipeIn(route);
    const token = await ownerElsewhere(workspaceId);
    const { done, asked } = await askedAbout(workspaceId, operation, () => bearing(token, act).catch(() => undefined));
    expect(asked).toEqual([]);
    if (done && route.path.includes('{')) expect(done.status).toBe(404);
    const here = await askedAbout(workspaceId, operation, act);
    expect(here.done.status).toBe(route.status ?? 200);
    expect(here.asked).not.toEqual([]);
    const ids = await thingsOf(workspaceId);
    for (const other of reading.filter((one) => routeWord(one) === routeWord(route)))
      for (const id of other.params ? ids.filter((one) => isFirst(other, one)) : [''])
        await expectUnseen(other, id, token, [workspaceId, ...ids]);
  });
});

const tried = new Set<string>();

/** Whether no thing of this kind was looked for by this route before: once says it. */
function isFirst({ operation }: Route, id: string): boolean {
  const pair = `${operation} ${id.slice(0, 4)}`;
  return !tried.has(pair) && Boolean(tried.add(pair));
}

async function recipeIn(route: Route) {
  const { workspaceId, act } = (await (await recipeOf(route))?.()) ?? {};
  if (!workspaceId || !act) return expect.fail(`${route.operation} has no recipe that names its workspace`);
  return { workspaceId, act };
}

/** What the log of a workspace names, but for people and their sessions. */
async function thingsOf(workspaceId: string): Promise<string[]> {
  const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true });
  return [...new Set(lines.map(({ entityId }) => entityId))].filter((id) => !/^(usr|ses)_/.test(id));
}

async function expectUnseen(route: Route, id: string, token: string, hidden: string[]): Promise<void> {
  const params = Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((name) => [name, id]));
  const { status, text } = await callRaw(route, { token, params });
  if (route.params) expect([route.operation, status]).toEqual([route.operation, 404]);
  for (const one of hidden) if (one !== id) expect(text, route.operation).not.toContain(one);
}
