import * as z from 'zod';
import * as activity from '../../../shared/journal/activity.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { lookThrough } from './look-through.ts';
import { shownLines } from './shown-lines.ts';

const Position = z.object({ before: z.string() });

/** The log of a workspace, the newest first; a page may be short, or empty, and not the last. */
export const handler = defineHandler(activity.listActivity, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const position = await page.after(Position);
  const { found, lookedTo } = await lookThrough(actor.workspaceId, query, position?.before);
  const lines = found.slice(0, page.limit);
  const before = found.length > lines.length ? lines.at(-1)?.activityId : lookedTo;
  return {
    items: await shownLines(actor, lines),
    nextCursor: await page.next(before ? { before } : null),
  };
});
