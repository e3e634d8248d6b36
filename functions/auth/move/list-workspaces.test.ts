import { beforeEach, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { migrationTimeoutSeconds } from '../../../shared/kernel/worker-specs.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';
import { handler } from './list-workspaces.ts';

/** As Lambda runs it, with the rights that its role has. */
const run = () =>
  runFunction({ name: 'listWorkspaces', timeoutSeconds: migrationTimeoutSeconds }, undefined, () => handler());

/** What the version before wrote of a workspace. */
async function oldWorkspace(): Promise<string> {
  const [workspaceId, at] = [newId('wks', new Date()), '2026-03-01T10:00:00.000Z'];
  await Workspace.create({ workspaceId, name: 'Agence Petit', plan: 'starter', createdAt: at, updatedAt: at }).go();
  return workspaceId;
}

/** How often each of them is listed. */
async function timesListed(...workspaceIds: string[]): Promise<number[]> {
  const found: string[] = [];
  for (const shardKey of workspaceShards) {
    const { data } = await ListedWorkspace.query.byShard({ shardKey }).go({ pages: 'all', consistent: true });
    found.push(...data.map(({ workspaceId }) => workspaceId));
  }
  return workspaceIds.map((id) => found.filter((one) => one === id).length);
}

beforeEach(async () => {
  await MovePlace.delete({ name: 'listWorkspaces' }).go();
});

it('lists the workspaces of before once, however many run at once, beside those of today', async () => {
  const { workspace } = await signedInUser();
  const old = [await oldWorkspace(), await oldWorkspace()];
  expect(await timesListed(...old)).toEqual([0, 0]);
  await Promise.all([run(), run()]);
  expect(await timesListed(...old, workspace.workspaceId)).toEqual([1, 1, 1]);
});

it('does nothing more once it is done', async () => {
  await run();
  const late = await oldWorkspace();
  await run();
  expect(await timesListed(late)).toEqual([0]);
});
