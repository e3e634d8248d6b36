import type { Construction } from '../constructions/construction.ts';
import { type Fact, type FactKind, factIn } from '../facts/fact.ts';
import { isSaidOf } from '../facts/shape.ts';
import { isPlural } from '../french/conjugate.ts';
import { graphemesIn } from '../graphemes.ts';
import { type Assignment, fill, type Piece, slotsOf, type Voice } from './fill.ts';
import { echoes, stemsIn } from './similarity.ts';

/** A sentence that can be said of these facts. */
export type Sentence = {
  construction: Construction;
  pieces: readonly Piece[];
  facts: readonly Fact[];
  text: string;
  length: number;
  /** Says what is sold, by its name; `nameable`, whether any sentence can. */
  names: boolean;
  nameable: boolean;
  /** « Fabriquée en France. »: what it says it of must stand before it. */
  leans: boolean;
};

const mostOfOne = 80;

/** Every way in which a construction can be said. */
export function sentencesOf(construction: Construction, facts: readonly Fact[], voice: Voice): Sentence[] {
  const keys = [
    ...new Set(
      slotsOf(construction)
        .filter(({ kind }) => kind !== 'product' && kind !== 'call')
        .map(({ key }) => key),
    ),
  ];
  let assignments: Assignment[] = [{}];
  for (const key of keys) {
    const kind = key.replace(/\d$/, '') as FactKind;
    assignments = assignments
      .flatMap((before) => {
        const used = Object.values(before);
        return factsFor(kind, facts, before)
          .filter((fact) => !used.includes(fact))
          .map((fact) => ({ ...before, [key]: fact }));
      })
      .slice(0, mostOfOne);
  }
  return assignments.flatMap((assignment) => {
    const used = Object.values(assignment);
    if (construction.related && !goTogether(used)) return [];
    if (construction.wished && used.some(isLeave)) return [];
    const pieces = fill(construction, assignment, voice);
    return pieces && !echoesName(pieces, used) ? [sentenceOf(construction, pieces, used, voice)] : [];
  });
}

/** Whether the name of what is sold says again what is said of it; « Canapé en tissu : Canapé Loire » does by one word. */
const echoesName = (pieces: readonly Piece[], said: readonly Fact[]): boolean =>
  pieces.some(
    ({ fact, text }) =>
      fact?.kind === 'product' &&
      said.some((one) => echoes(text, one.text, one.kind === 'keyword' || one.kind === 'proof' ? 1 : 2)),
  );

/** What one is free to do, or to end: it reassures, and nobody comes for it. */
const isLeave = ({ phrase, text }: Fact): boolean =>
  phrase !== null &&
  (leaving.has(phrase.verb) || /(?:quand|où|si) (?:tu|vous|on) |à tout moment|à (?:ta|votre) guise/i.test(text));
const leaving = new Set(
  'annuler arrêter cesser changer désabonner désinscrire interrompre partir quitter renvoyer résilier retourner stopper suspendre'.split(
    ' ',
  ),
);

export function sentenceOf(
  construction: Construction,
  pieces: readonly Piece[],
  facts: readonly Fact[],
  voice: Voice,
): Sentence {
  const text = pieces.map((piece) => piece.text).join('');
  const called = (voice.call ?? []).flatMap(({ fact }) => (fact ? [fact] : []));
  return {
    construction,
    pieces: pieces.map((piece) => ({ ...piece, construction: construction.id })),
    facts,
    text,
    length: graphemesIn(text),
    leans: leans(construction, pieces),
    nameable: voice.product.full !== null,
    names: pieces.some(({ fact }) => fact === voice.productFact) || called.some((fact) => facts.includes(fact)),
  };
}

/** « l’utilisent », « la recommandent » */
const pointing = /(?<!\p{L})(?:l’|le |la |les )\p{L}+ent(?!\p{L})|(?<!\p{L})l’(?:ont|a) /iu;

/** « Et vous ? » may open on what it does not name. */
function leans({ id }: Construction, [first]: readonly Piece[]): boolean {
  if (!first?.fact || id === 'proof_you') return false;
  const { shape, text } = first.fact;
  if (isSaidOf(text)) return shape !== 'infinitive';
  return shape === 'clause' && pointing.test(text) && isPlural(/\p{L}+$/u.exec(text)?.[0] ?? '');
}

/** An answer goes with its objection. */
function factsFor(kind: FactKind, facts: readonly Fact[], before: Assignment): Fact[] {
  const own = facts.filter((fact) => fact.kind === kind);
  if (kind !== 'answer' || !before.objection) return own;
  const stem = factIn(before.objection.id);
  return own.filter(({ id }) => factIn(id) === stem);
}

/** Facts of one place of their lists, or with a word in common. */
function goTogether([one, other]: readonly Fact[]): boolean {
  if (!(one && other)) return true;
  if (one.id.split('.')[1] === other.id.split('.')[1]) return true;
  const stems = new Set(stemsIn(one.text));
  return stemsIn(other.text).some((stem) => stems.has(stem));
}
