import * as z from 'zod';
import { upperFirst } from '../../../shared/kernel/first-letter.ts';

const Fact = z.object({ id: z.string(), nature: z.string(), texte: z.string() });
const Field = z.object({ field: z.string(), signes: z.number(), textes: z.number().default(1) });
const Task = z.object({
  faits: z.array(Fact),
  variations: z.number().optional(),
  champs: z.array(Field).optional(),
  emplacements: z.array(z.object({ placement: z.string(), champs: z.array(Field) })).optional(),
  parties: z.array(z.object({ part: z.string(), mots: z.number() })).optional(),
});
type Task = z.infer<typeof Task>;
type Fact = z.infer<typeof Fact>;

/** The first data of a prompt, as a model that keeps to them reads it; null where there is none. */
function taskIn(prompt: string): Task | null {
  const [, json] = /<donnees-[0-9a-f]+>\n(.*)\n<\/donnees-/.exec(prompt) ?? [];
  return json ? Task.parse(JSON.parse(json)) : null;
}

/** What a good model answers: sentences made of the facts that it was given, in the shape that was asked. */
export function writtenWords(prompt: string): unknown {
  const task = taskIn(prompt);
  if (!task) return { mot: 'bonjour' };
  const facts = task.faits.filter(({ nature }) => /benefit|feature|proof|offer|pain/.test(nature));
  if (task.parties) return scriptOf(task.parties, facts);
  if (task.emplacements)
    return {
      placements: task.emplacements.map(({ placement, champs }) => ({
        placement,
        texts: champs.flatMap(({ field, signes, textes }) =>
          Array.from({ length: textes }, (_, at) => ({ field, text: sentence(facts, at, signes) })),
        ),
      })),
    };
  return {
    items: Array.from({ length: task.variations ?? 1 }, (_, at) => ({
      hook: 'promise',
      texts: (task.champs ?? []).map(({ field, signes }, place) => ({
        field,
        text: sentence(facts, at + place, signes),
      })),
      facts: facts.slice(at % facts.length, (at % facts.length) + 1).map(({ id }) => id),
    })),
  };
}

const openings = [
  'Objectif\u00a0: ',
  'Et si le programme du jour, c’était\u00a0: ',
  'Noté ce matin\u00a0: ',
  '',
  'En clair\u00a0: ',
];

/** A fact, opened in one of five ways, in so many signs; the shortest of all where none fits. */
function sentence(facts: readonly Fact[], at: number, signs: number): string {
  for (let turn = 0; turn < facts.length * openings.length; turn++) {
    const { texte = '' } = facts[(at + turn) % facts.length] ?? {};
    const text = `${openings[(at + turn) % openings.length]}${texte}.`;
    if (text.length <= signs) return upperFirst(text);
  }
  return (facts.map(({ texte }) => texte).sort((a, b) => a.length - b.length)[0] ?? '').slice(0, signs);
}

function scriptOf(parts: NonNullable<Task['parties']>, facts: readonly Fact[]) {
  return {
    beats: parts.map(({ part }, at) => ({
      part,
      voice: sentence(facts, at, 400),
      onScreen: sentence(facts, at + 1, 40),
      shot: 'Gros plan sur le produit, lumière du jour',
      sound: 'Voix posée, sans musique',
      facts: [],
    })),
    hooks: [0, 1, 2].map((at) => sentence(facts, at + 2, 120)),
    caption: sentence(facts, 0, 150),
  };
}
