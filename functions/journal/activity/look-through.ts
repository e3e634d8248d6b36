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

export type LineQuery = Omit<ParsedInput<typeof listActivity>['query'], 'cursor'> & {
  ip?: string | undefined;
  /** Whether someone acted under the name of another. */
  impersonated?: boolean | undefined;
};

/** Lines that one answer looks through for a filter, reading after reading: what is rare is found over several answers. */
const readings = [200, 1_800, 2_000];

/** What fits, from below a line on, the newest first; `lookedTo` is the last line that was looked at, null at the end of the log. */
export async function lookThrough(
  workspaceId: string,
  query: LineQuery,
  before: string | undefined,
): Promise<{ found: AuditLineItem[]; lookedTo: string | null }> {
  const types = wantedTypes(query);
  if (types?.length === 0) return { found: [], lookedTo: null };
  const { actorId, entityId, ip, impersonated, limit } = query;
  const asImpersonated = impersonated === undefined ? [] : [[impersonated]];
  const filtered = [types, actorId, entityId, ip, asImpersonated[0]].some((one) => one !== undefined);
  const [from, to] = idsBetween(query);
  const all = AuditLine.query.byWorkspace({ workspaceId }).between({ activityId: from }, { activityId: to });
  const wanted = all.where((line, { eq, exists, notExists }) =>
    [
      ...(types ? [`(${types.map((type) => eq(line.type, type)).join(' OR ')})`] : []),
      ...(ip ? [eq(line.ip, ip)] : []),
      ...asImpersonated.map(([is]) => (is ? exists : notExists)(line.impersonatorId)),
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
export function wantedTypes({ type, word }: LineQuery) {
  if (!word) return type;
  const ofWord = typesOf(word) as NonNullable<LineQuery['type']>;
  return type ? type.filter((one) => ofWord.includes(one)) : ofWord;
}

/** An id tells when its line was written. */
export function idsBetween({ from, to }: Pick<LineQuery, 'from' | 'to'>): [string, string] {
  const now = Date.now();
  const oldest = now - keptDays.audit * daySeconds * 1000;
  const begin = from && from > parisDay(new Date(oldest)) ? parisMidnight(from) : oldest;
  const end = to && to < parisDay(new Date(now)) ? parisMidnight(addDays(to, 1)) : now + hourMs;
  return [firstIdAt('act', begin), firstIdAt('act', Math.max(begin, end))];
}

export const namesOf = (actorId: string): readonly string[] => (byProduct.includes(actorId) ? byProduct : [actorId]);

function lineAt(cursor: string): string | null {
  const { activityId } = (placeOf.fromCursor.toComposite(cursor) ?? {}) as { activityId?: string };
  return activityId ?? null;
}
