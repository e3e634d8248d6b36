import * as z from 'zod';
import * as activity from '../../../shared/admin/activity.contract.ts';
import { adminLines } from '../../journal/activity/admin-lines.door.ts';
import { linesOfAll, linesOfChain } from '../../journal/chain/list-lines.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';

const InChain = z.object({ before: z.string() });
const InAll = z.object({
  sealedAt: z.string(),
  chainId: z.string(),
  blockKey: z.string(),
  lineId: z.string().nullable(),
});

export const handler = defineHandler(activity.listAdminActivity, async (call) => {
  const { workspaceId, ...query } = call.query;
  const page = pageOf(call);
  if (workspaceId) {
    const { found, before } = await linesOfChain(workspaceId, query, (await page.after(InChain))?.before);
    return { items: await adminLines(found), nextCursor: await page.next(before ? { before } : null) };
  }
  const { found, next } = await linesOfAll(query, await page.after(InAll), new Date());
  return { items: await adminLines(found), nextCursor: await page.next(next) };
});
