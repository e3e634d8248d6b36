import * as z from 'zod';
import { fold, foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import * as personas from '../../../shared/personas/persona.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Persona, type PersonaItem } from '../core/persona.entity.ts';
import { matchesOf, shownPersona } from '../core/shown-persona.ts';

const Position = z.object({ before: z.string() });

/** What one answer looks through for words or a brand; plans allow far fewer. */
const mostLookedThrough = 2_000;

export const handler = defineHandler(personas.listPersonas, async (call) => {
  const { q = '', brandId, limit } = call.query;
  const page = pageOf(call);
  const position = await page.after(Position);
  const words = searchedWords(q);
  const fits = (item: PersonaItem) => (brandId === undefined || item.brandId === brandId) && bears(item, words);
  const looked = words.length > 0 || brandId !== undefined ? mostLookedThrough : limit + 1;
  const read = await newestFrom(call.actor.workspaceId, position?.before, looked);
  const found = read.filter(fits);
  const shown = found.slice(0, limit);
  // What was looked at to the end and does not fit is not looked at again.
  const last = found.length > limit ? shown.at(-1) : read.length === looked ? read.at(-1) : undefined;
  const matches = await matchesOf(
    call.actor,
    shown.map(({ match }) => match),
  );
  return {
    items: shown.map((item, at) => shownPersona(item, matches[at] ?? null)),
    nextCursor: await page.next(last && { before: last.personaId }),
  };
});

/** Above every id. */
const end = 'per_~';

async function newestFrom(workspaceId: string, before = end, count: number): Promise<PersonaItem[]> {
  const below = Persona.query.byWorkspace({ workspaceId }).lt({ personaId: before });
  return (await below.go({ order: 'desc', consistent: true, count })).data;
}

/** Whether each of some words begins one of the persona's: its name, its summary, what it does. */
function bears({ name, content: { summary, job } }: PersonaItem, words: string[]): boolean {
  if (words.length === 0) return true;
  const own = foldedWords(fold([name, summary, job].filter(Boolean).join(' ')));
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
