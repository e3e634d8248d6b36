import { createConversions } from 'electrodb';
import type { listGenerations } from '../../../shared/ai/generations.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { searchedWords } from '../../../shared/kernel/fold.ts';
import { addDays, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { Generation, type GenerationItem } from '../core/generation.entity.ts';

/** A place in the list: a generation, or the cursor that reads on below it. */
const placeOf = createConversions(Generation);

type Query = ParsedInput<typeof listGenerations>['query'];

/** Generations that one answer looks through for a filter, reading after reading. */
const readings = [200, 1_000, 1_000];
/** Of a search; more say nothing more. */
const mostWords = 10;

/** What fits, from below a generation on, the newest first; `lookedTo` is the last that was looked at, null at the end. */
export async function lookThrough(
  workspaceId: string,
  query: Query,
  before: string | undefined,
): Promise<{ found: GenerationItem[]; lookedTo: string | null }> {
  const { limit, tool, favorite, rating, kept, brandId, personaId, q = '' } = query;
  const words = [...new Set(searchedWords(q))].slice(0, mostWords);
  const same = Object.entries({ tool, favorite, rating, kept, brandId, personaId }).filter(
    ([, value]) => value !== undefined,
  );
  const [from, to] = idsBetween(query);
  const wanted = Generation.query
    .byWorkspace({ workspaceId })
    .between({ generationId: from }, { generationId: to })
    .where((item, { eq, notExists, contains }) =>
      [
        ...(tool ? [eq(item.tool, tool)] : []),
        ...(favorite === undefined ? [] : [eq(item.favorite, favorite)]),
        ...(rating ? [eq(item.rating, rating)] : []),
        ...(kept === undefined
          ? []
          : [kept ? eq(item.kept, true) : `(${notExists(item.kept)} OR ${eq(item.kept, false)})`]),
        ...(brandId ? [eq(item.brandId, brandId)] : []),
        ...(personaId ? [eq(item.personaId, personaId)] : []),
        ...words.map((word) => contains(item.searched, word)),
      ].join(' AND '),
    );
  let cursor = before === undefined ? null : placeOf.fromComposite.toCursor({ workspaceId, generationId: before });
  const found: GenerationItem[] = [];
  for (const lines of same.length + words.length > 0 ? readings : [limit + 1]) {
    const page = await wanted.go({ order: 'desc', consistent: true, limit: lines, cursor });
    found.push(...page.data);
    cursor = page.cursor;
    if (cursor === null || found.length > limit) break;
  }
  return { found, lookedTo: cursor && generationAt(cursor) };
}

/** An id tells when it was made. */
function idsBetween({ from, to }: Query): [string, string] {
  const begin = from ? parisMidnight(from) : 0;
  const end = to ? Math.min(parisMidnight(addDays(to, 1)), Date.now() + hourMs) : Date.now() + hourMs;
  return [firstIdAt('gen', Math.max(0, begin)), firstIdAt('gen', Math.max(0, begin, end))];
}

function generationAt(cursor: string): string | null {
  const { generationId } = (placeOf.fromCursor.toComposite(cursor) ?? {}) as { generationId?: string };
  return generationId ?? null;
}
