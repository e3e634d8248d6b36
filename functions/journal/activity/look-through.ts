import { createConversions } from 'electrodb';
import type { listActivity } from '../../../shared/journal/activity.contract.ts';
import { daySeconds, hourMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { addDays, parisDay, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { typesOf } from './journals.ts';
import { byProduct, isKey } from './line-actor.ts';

/** A place in the log: a line, or the cursor that reads on below it. */
const placeOf = createConversions(AuditLine);

type Query = ParsedInput<typeof listActivity>['query'];

/** Lines that one answer looks through for a filter, reading after reading: what is rare is found over several answers. */
const readings = [200, 1_800, 2_000];

/** What fits, from below a line on, the newest first; `lookedTo` is the last line that was looked at, null at the end of the log. */
export async function lookThrough(
  workspaceId: string,
  query: Query,
  before: string | undefined,
): Promise<{ found: AuditLineItem[]; lookedTo: string | null }> {
  const types = wantedTypes(query);
  if (types?.length === 0) return { found: [], lookedTo: null };
  const { actorId, entityId, limit } = query;
  const filtered = Boolean(types || actorId || entityId);
  const [from, to] = idsBetween(query);
  const all = AuditLine.query.byWorkspace({ workspaceId }).between({ activityId: from }, { activityId: to });
  const wanted = all.where((line, { eq, notExists }) =>
    [
      ...(types ? [`(${types.map((type) => eq(line.type, type)).join(' OR ')})`] : []),
      ...(entityId ? [eq(line.entityId, entityId)] : []),
      ...(actorId
        ? [
            isKey(actorId)
              ? eq(line.apiKeyId, actorId)
              : `(${namesOf(actorId)
                  .map((id) => eq(line.actorId, id))
                  .join(' OR ')}) AND ${notExists(line.apiKeyId)}`,
          ]
        : []),
    ].join(' AND '),
  );
  let cursor = before === undefined ? null : placeOf.fromComposite.toCursor({ workspaceId, activityId: before });
  const found: AuditLineItem[] = [];
  for (const lines of filtered ? readings : [limit + 1]) {
    const page = await wanted.go({ order: 'desc', consistent: true, limit: lines, cursor });
    found.push(...page.data);
    cursor = page.cursor;
    if (cursor === null || found.length > limit) break;
  }
  return { found, lookedTo: cursor && lineAt(cursor) };
}

/** Undefined for all of them. */
function wantedTypes({ type, word }: Query) {
  if (!word) return type;
  const ofWord = typesOf(word) as NonNullable<Query['type']>;
  return type ? type.filter((one) => ofWord.includes(one)) : ofWord;
}

/** An id tells when its line was written. */
function idsBetween({ from, to }: Query): [string, string] {
  const now = Date.now();
  const oldest = now - keptDays.audit * daySeconds * 1000;
  const begin = from && from > parisDay(new Date(oldest)) ? parisMidnight(from) : oldest;
  const end = to && to < parisDay(new Date(now)) ? parisMidnight(addDays(to, 1)) : now + hourMs;
  return [firstIdAt('act', begin), firstIdAt('act', Math.max(begin, end))];
}

const namesOf = (actorId: string): readonly string[] => (byProduct.includes(actorId) ? byProduct : [actorId]);

function lineAt(cursor: string): string | null {
  const { activityId } = (placeOf.fromCursor.toComposite(cursor) ?? {}) as { activityId?: string };
  return activityId ?? null;
}
