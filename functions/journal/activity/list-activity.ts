import * as z from 'zod';
import * as activity from '../../../shared/journal/activity.contract.ts';
import type { JournalTexts } from '../../../shared/kernel/word.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readJournals } from './journals.ts';
import { actorsOf, theProduct } from './line-actor.ts';
import { lookThrough } from './look-through.ts';
import { thingsNamed } from './things-named.ts';

const Position = z.object({ before: z.string() });

/** The log of a workspace, the newest first; a page may be short, or empty, and not the last. */
export const handler = defineHandler(activity.listActivity, async (call) => {
  const { actor, query } = call;
  const page = pageOf(call);
  const position = await page.after(Position);
  const { found, lookedTo } = await lookThrough(actor.workspaceId, query, position?.before);
  const lines = found.slice(0, page.limit);
  const [journals, actorOf, nameOf] = await Promise.all([
    readJournals(),
    actorsOf(actor.workspaceId, lines),
    thingsNamed(
      actor,
      lines.map(({ entityId }) => entityId),
    ),
  ]);
  const texts: Record<string, JournalTexts> = Object.assign({}, ...journals.map(({ journal }) => journal));
  const before = found.length > lines.length ? lines.at(-1)?.activityId : lookedTo;
  return {
    items: lines.map((line) => {
      const by = actorOf(line);
      // A type that is written no more is shown as it is.
      const { label, said, fields = {} } = texts[line.type] ?? { label: line.type, said: line.type };
      const { changed = [] } = line;
      return {
        id: line.activityId,
        at: line.at,
        actor: by,
        type: line.type,
        label,
        said,
        entityId: line.entityId,
        entity: nameOf(line.entityId),
        changed,
        changedLabels: [...new Set(changed.flatMap((field) => fields[field] ?? []))],
        ip: by === theProduct ? null : line.ip || null,
      };
    }),
    nextCursor: await page.next(before ? { before } : null),
  };
});
