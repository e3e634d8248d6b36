import * as z from 'zod';
import * as generations from '../../../shared/ai/generations.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { shownSummary } from '../core/shown-generation.ts';
import { lookThrough } from './look-through.ts';

const Position = z.object({ before: z.string() });

/** The newest first; a page that is filtered may be short, or empty, and not the last. */
export const handler = defineHandler(generations.listGenerations, async (call) => {
  const page = pageOf(call);
  const position = await page.after(Position);
  const { found, lookedTo } = await lookThrough(call.actor.workspaceId, call.query, position?.before);
  const items = found.slice(0, page.limit);
  const before = found.length > items.length ? items.at(-1)?.generationId : lookedTo;
  return { items: items.map(shownSummary), nextCursor: await page.next(before ? { before } : null) };
});
