import type { Role } from '../constructions/construction.ts';
import { type Draft, draftOf, holdsTogether } from './draft.ts';
import type { Room } from './drafts.ts';
import type { Pools } from './pools.ts';
import type { Sentence } from './sentence.ts';

/** What one variation changes, so that a test teaches something. */
export type Lever =
  | 'hook'
  | 'angle'
  | 'proof'
  | 'offer'
  | 'audience'
  | 'length'
  | 'callToAction'
  | 'structure'
  | 'objection';

export const leverLabels: Record<Lever, string> = {
  hook: 'l’accroche',
  angle: 'l’angle',
  proof: 'la preuve',
  offer: 'l’offre',
  audience: 'l’interpellation',
  length: 'la longueur',
  callToAction: 'l’appel à l’action',
  structure: 'la structure',
  objection: 'l’objection',
};

export type Changed = {
  lever: Lever;
  draft: Draft;
  /** The sentences that are new, and those whose place they took. */
  added: readonly Sentence[];
  removed: readonly Sentence[];
  /** Nothing else is changed: a test tells what made the difference. */
  alone: boolean;
};

const isAudience = ({ facts }: Sentence): boolean => facts.some(({ kind }) => kind === 'audience');
const isHook = ({ construction }: Sentence): boolean => construction.role === 'hook';
const isCall = ({ construction }: Sentence): boolean => construction.role === 'call';
/** What it means to be; of a title, which one it is. */
const kindOf = ({ construction: { hook, id } }: Sentence): string => hook ?? id;
const mainFact = ({ facts }: Sentence) => facts.find(({ kind }) => kind === 'benefit' || kind === 'feature');

/** All texts that differ from this one by one lever. */
export function changesOf(base: Draft, pools: Pools, room: Room, levers: ReadonlySet<Lever>): Changed[] {
  const makers: Record<Lever, () => Changed[]> = {
    hook: () => otherHooks(base, pools, room, 'hook'),
    audience: () => otherHooks(base, pools, room, 'audience'),
    angle: () => otherAngles(base, pools, room),
    proof: () => insertions(base, pools, room, 'proof', ['proof']),
    offer: () => insertions(base, pools, room, 'offer', ['offer']),
    objection: () => insertions(base, pools, room, 'objection', ['objection']),
    structure: () => insertions(base, pools, room, 'structure', ['feature']),
    callToAction: () => otherCalls(base, pools, room),
    length: () => shorter(base, room),
  };
  return Object.entries(makers).flatMap(([lever, make]) => (levers.has(lever as Lever) ? make() : []));
}

function changed(lever: Lever, base: Draft, sentences: readonly Sentence[], { most }: Room): Changed[] {
  if (!holdsTogether(sentences)) return [];
  const draft = draftOf(base.framework, sentences);
  if (draft.length > most || draft.text === base.text) return [];
  return [
    {
      lever,
      draft,
      added: sentences.filter((one) => !base.sentences.includes(one)),
      removed: base.sentences.filter((one) => !sentences.includes(one)),
      alone: true,
    },
  ];
}

const replaced = (base: Draft, at: number, by: Sentence): Sentence[] =>
  base.sentences.map((sentence, place) => (place === at ? by : sentence));

function otherHooks(base: Draft, { of }: Pools, room: Room, lever: 'hook' | 'audience'): Changed[] {
  const [hook] = base.sentences;
  if (!hook) return [];
  return of(hook.construction.role)
    .filter((other) => !other.leans && kindOf(other) !== kindOf(hook) && isAudience(other) === (lever === 'audience'))
    .flatMap((other) => withAnswer(base, other, of('solution')).flatMap((all) => changed(lever, base, all, room)));
}

const isAnswer = ({ construction }: Sentence): boolean => construction.id.startsWith('answer_');

/** Another opening takes its answer with it: a question has one, what names what is sold has none. */
function withAnswer({ sentences }: Draft, hook: Sentence, solutions: readonly Sentence[]): Sentence[][] {
  const [, second, ...rest] = sentences;
  const others = second ? (isAnswer(second) ? rest : [second, ...rest]) : [];
  if (hook.names) return [[hook, ...others]];
  return [
    [hook, ...(second ? [second, ...rest] : [])],
    ...solutions.filter(isAnswer).map((answer) => [hook, answer, ...others]),
  ];
}

/** The same sentence of another benefit, wherever the benefit stands. */
function otherAngles(base: Draft, { of }: Pools, room: Room): Changed[] {
  return base.sentences.flatMap((sentence, at) => {
    const fact = mainFact(sentence);
    if (!fact) return [];
    return of(sentence.construction.role)
      .filter((other) => {
        const said = mainFact(other);
        if (!said || said === fact || other.leans) return false;
        return at > 0 || other.construction.hook === sentence.construction.hook;
      })
      .flatMap((other) => changed('angle', base, replaced(base, at, other), room));
  });
}

/** A sentence more, before what asks; or in the place of one that is no hook. */
function insertions(base: Draft, { of }: Pools, room: Room, lever: Lever, roles: readonly Role[]): Changed[] {
  const call = base.sentences.findIndex(isCall);
  const place = call < 0 ? base.sentences.length : call;
  return roles
    .flatMap(of)
    .flatMap((sentence) => [
      ...changed(lever, base, [...base.sentences.slice(0, place), sentence, ...base.sentences.slice(place)], room),
      ...base.sentences.flatMap((other, at) =>
        isHook(other) || isCall(other) || !mayGive(other, lever)
          ? []
          : changed(lever, base, replaced(base, at, sentence), room),
      ),
    ]);
}

/** A proof takes the place of a benefit or of another proof; of nothing that would be missed. */
const mayGive = ({ construction: { role } }: Sentence, lever: Lever): boolean =>
  role === 'feature' || role === 'benefit' || role === lever || (lever === 'structure' && role === 'solution');

function otherCalls(base: Draft, { of }: Pools, room: Room): Changed[] {
  const at = base.sentences.findIndex(isCall);
  if (at < 0) return [];
  return of('call').flatMap((call) => changed('callToAction', base, replaced(base, at, call), room));
}

/** The first sentence, one more, and what asks. */
function shorter(base: Draft, room: Room): Changed[] {
  const [hook, ...rest] = base.sentences;
  if (!hook || base.sentences.length < 4) return [];
  const call = rest.filter(isCall);
  return rest.filter((one) => !isCall(one)).flatMap((one) => changed('length', base, [hook, one, ...call], room));
}

/** Another text altogether, named after how it opens; null where both open alike. */
export function differenceOf(base: Draft, draft: Draft): Changed | null {
  const [[was], [is]] = [base.sentences, draft.sentences];
  if (!(was && is)) return null;
  const lever = kindOf(was) !== kindOf(is) ? 'hook' : was.facts[0] !== is.facts[0] ? 'angle' : null;
  return lever && { lever, draft, added: [is], removed: [was], alone: false };
}
