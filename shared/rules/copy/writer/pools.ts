import type { CallToActionClass } from '../analysis.ts';
import { classOfButton } from '../call-to-action-words.ts';
import { calls, callsWithOffer } from '../constructions/calls.ts';
import type { Construction, Role } from '../constructions/construction.ts';
import { hooks } from '../constructions/hooks.ts';
import { lists, steps } from '../constructions/steps.ts';
import { titles } from '../constructions/titles.ts';
import type { Brief } from '../facts/brief.ts';
import type { Fact } from '../facts/fact.ts';
import type { Facts } from '../facts/facts-of-brief.ts';
import { type Product, productOf } from '../facts/product.ts';
import { typeset } from '../french/typography.ts';
import type { Piece, Voice } from './fill.ts';
import { type Sentence, sentencesOf } from './sentence.ts';

/** All sentences that can be said of a brief, by what they do. */
export type Pools = {
  voice: Voice;
  product: Product;
  facts: readonly Fact[];
  of: (role: Role) => readonly Sentence[];
};

export function poolsOf(brief: Brief, { facts, register }: Pick<Facts, 'facts' | 'register'>): Pools {
  const shortName = brief.shortName ? typeset(brief.shortName) : undefined;
  const product = productOf(typeset(brief.product), shortName);
  const productFact = facts.find(({ kind }) => kind === 'product') ?? nothing;
  const voice: Voice = { register, product, productFact, call: null };
  const fits = ({ isNew, savoured: of }: Construction) =>
    (!isNew || brief.isNew === true) && (!of || savoured.has(brief.industry ?? ''));
  const made = new Map<Role, readonly Sentence[]>();
  const asked = callsOf(brief, facts, voice);
  made.set('call', asked);
  const titled: Voice = {
    ...voice,
    call: withoutStop(asked.find(({ names }) => names)?.pieces ?? asked[0]?.pieces ?? null),
  };
  const of = (role: Role): readonly Sentence[] => {
    const before = made.get(role);
    if (before) return before;
    const said = [...hooks, ...steps, ...lists, ...titles]
      .filter((construction) => construction.role === role && fits(construction))
      .flatMap((construction) => sentencesOf(construction, facts, role === 'title' ? titled : voice));
    made.set(role, said);
    return said;
  };
  return { voice, product, facts, of };
}

/** What people want for itself, and say so: « Envie de produits de saison ? » */
const savoured = new Set(['restaurant', 'travel', 'fashion', 'arts', 'furniture', 'home', 'sports']);

const nothing: Fact = {
  id: 'product',
  kind: 'product',
  text: '',
  shape: 'other',
  phrase: null,
  inner: false,
  plural: false,
  evidenceId: '',
};

function callsOf(brief: Brief, facts: readonly Fact[], voice: Voice): Sentence[] {
  const kind: CallToActionClass = brief.callToAction ? classOfButton(brief.callToAction) : 'learn';
  const ofClass = calls.filter((call) => call.class === kind);
  const ofButton = ofClass.filter(({ button }) => button !== undefined && button === brief.callToAction);
  const plain = (ofButton.length > 0 ? ofButton : ofClass.filter(({ button }) => button === undefined)).flatMap(
    (call) => sentencesOf(call, facts, voice),
  );
  const [first] = plain;
  if (!first) return plain;
  const withOffer = callsWithOffer.flatMap((call) =>
    sentencesOf(call, facts, { ...voice, call: withoutStop(first.pieces) }),
  );
  return [...plain, ...withOffer];
}

/** A sentence as the beginning of another. */
function withoutStop(pieces: readonly Piece[] | null): Piece[] | null {
  if (!pieces) return null;
  const last = pieces.at(-1);
  if (!last?.text.endsWith('.')) return [...pieces];
  const text = last.text.slice(0, -1);
  return [...pieces.slice(0, -1), ...(text ? [{ ...last, text }] : [])];
}
