import * as z from 'zod';
import * as contract from '../../../shared/admin/moderation.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { waitingCases } from '../../ugc/moderation/queue.door.ts';
import { readMany } from '../core/read-many.ts';

const Position = z.object({ after: z.string() });

/** As it was handed in or reported: nothing of a workspace is read. */
export const handler = defineHandler(contract.listModeration, async (call) => {
  const page = pageOf(call);
  const found = await waitingCases((await page.after(Position))?.after, page.limit + 1);
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  const names = await workspaceNames([...new Set(items.flatMap(({ workspaceId }) => workspaceId ?? []))]);
  return {
    items: items.map((item) => ({
      id: item.caseId,
      kind: item.kind,
      subject: { kind: item.subject.kind, id: item.subject.id },
      workspace: item.workspaceId ? { id: item.workspaceId, name: names.get(item.workspaceId) ?? '' } : null,
      said: item.said,
      report: item.report ? { text: item.report.text, by: item.report.by } : null,
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
      version: item.version,
    })),
    nextCursor: await page.next(last && found.length > items.length ? { after: last.caseId } : null),
  };
});

async function workspaceNames(ids: string[]): Promise<Map<string, string>> {
  const items = await readMany(ids.map((workspaceId) => Workspace.get({ workspaceId })));
  const found = items.flatMap((Item) => Workspace.parse({ Item }).data ?? []);
  return new Map(found.map(({ workspaceId, name }) => [workspaceId, name]));
}
