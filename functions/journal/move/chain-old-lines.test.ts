import { expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { migrationTimeoutSeconds } from '../../../shared/kernel/worker-specs.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { AuditBlock, linesOf } from '../chain/audit-block.entity.ts';
import { handler } from './chain-old-lines.ts';
import { OldAuditLine } from './old-audit-line.entity.ts';

const run = () =>
  runFunction({ name: 'chainOldLines', timeoutSeconds: migrationTimeoutSeconds }, undefined, () => handler());

/** It goes through the chains of all other tests. */
const timeout = 240_000;

it('moves the lines of before into their chain, sealed, once, however many run at once', { timeout }, async () => {
  const { user } = await signedInUser();
  const { workspaceId } = user;
  const { data: own } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true });
  const at = new Date(Date.now() - 100 * 86_400_000);
  const old = Array.from({ length: 12 }, (): AuditLineItem => {
    const line = {
      workspaceId,
      activityId: newId('act', at),
      actorId: user.userId,
      ip: '192.0.2.7',
      changed: ['name'],
    };
    return { ...line, type: 'board.updated', entityId: 'brd_1', at: at.toISOString(), ttl: 4_000_000_000 };
  });
  for (const line of old) await OldAuditLine.create(line).go();
  await Promise.all([run(), run()]);
  const { data: moved } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true, pages: 'all' });
  const ids = old.map(({ activityId }) => activityId).sort();
  expect(moved.filter(({ activityId }) => ids.includes(activityId))).toEqual(
    old.sort((a, b) => (a.activityId < b.activityId ? -1 : 1)),
  );
  expect(moved).toHaveLength(old.length + own.length);
  expect((await OldAuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true })).data).toEqual([]);
  const { data: blocks } = await AuditBlock.query.byChain({ chainId: workspaceId }).go({ consistent: true });
  // Another test's sweep may seal what the account itself has written.
  const sealed = blocks.flatMap(linesOf).map(({ id }) => id);
  expect(sealed.filter((id) => ids.includes(id))).toEqual(ids);
});
