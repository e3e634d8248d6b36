import { dayText } from '../../../kernel/day-texts.ts';
import { fold } from '../../../kernel/fold.ts';
import { analyse } from '../analyse.ts';
import type { AnalysisOptions } from '../analysis.ts';
import { fitTo } from '../fit/fit.ts';
import type { PersonaFacts } from '../fit/persona-facts.ts';
import type { Address } from '../french/conjugate.ts';
import { typeset } from '../french/typography.ts';
import { isForeign } from '../language.ts';
import { speaksToMachine } from '../suspicious.ts';
import { asDoubt } from './as-doubt.ts';
import type { BrandFacts, Brief } from './brief.ts';
import type { Evidence, Fact, FactKind, WriterWarning } from './fact.ts';
import { factLabels } from './fact-labels.ts';
import { factsOfPersona } from './facts-of-persona.ts';
import { isInner, isSeveral, lowered, phraseOf, shapeOf } from './shape.ts';

/** All that may be written, where each of it comes from, and what was left out. */
export type Facts = {
  facts: Fact[];
  evidence: Evidence[];
  warnings: WriterWarning[];
  /** What the analyser is told of the texts that are made of them. */
  options: AnalysisOptions & { own: true };
  register: Address;
  industry: string | undefined;
  /** What will stand under each text: some facts may be said with it alone. */
  mentions: string;
};

export type FactSources = {
  brief: Brief;
  briefId?: string | null;
  brand?: BrandFacts | null;
  persona?: PersonaFacts | null;
  today: string;
};

export type Given = { id: string; kind: FactKind; text: string; evidence: Omit<Evidence, 'id'> };

const longest = 200;

/** What a brief and its brand say, a fact for each of their texts. */
export function factsOf(sources: FactSources): Facts {
  const { brief, brand, persona, today } = sources;
  const said = [...ofBrief(sources), ...ofBrand(sources)];
  const given = [...said, ...(persona ? factsOfPersona(persona, said) : [])];
  const register = registerOf(sources, given);
  const claims = [
    ...(brief.proofs ?? []).flatMap((proof) =>
      typeof proof !== 'string' && proof.source ? [typeset(proof.text)] : [],
    ),
    ...(brand?.claims ?? [])
      .filter(({ validUntil }) => !validUntil || validUntil >= today)
      .map(({ text }) => typeset(text)),
  ];
  const options = {
    own: true as const,
    claims,
    ...(brief.deadline && { deadline: brief.deadline }),
    fit: fitTo(persona ?? null),
    banned: [...(brief.banned ?? []), ...(brand?.banned ?? []), ...(persona?.avoid ?? [])],
    competitors: brand?.competitors ?? [],
  };
  const built: Facts = {
    facts: [],
    evidence: [],
    warnings: expired(sources),
    options,
    register,
    industry: brief.industry,
    mentions: [...(brief.mentions ?? []), ...(brand?.mentions ?? [])].join('\n'),
  };
  for (const one of given) addFact(built, one);
  return built;
}

/** Adds what may be written, or says why it may not. */
export function addFact(built: Facts, { id, kind, text: raw, evidence }: Given): void {
  const text = cleaned(raw);
  if (text === '') return;
  const why = refusalOf(text, kind, built);
  if (why) {
    built.warnings.push({ code: 'fact_left_out', message: why, path: evidence.path ?? id });
    return;
  }
  const inner = isInner(text);
  const evidenceId = `e${built.evidence.length + 1}`;
  built.evidence.push({ id: evidenceId, ...evidence });
  built.facts.push({
    id,
    kind,
    text: inner ? lowered(text) : text,
    shape: shapeOf(text),
    phrase: phraseOf(text),
    inner,
    plural: isSeveral(text),
    evidenceId,
  });
}

/** Without the sign that opened its line, nor the stop that closed it. */
const smiley = /(?<=^|\s)[:;=]-?[()DPp](?=\s|$)/g;
const cleaned = (raw: string): string =>
  typeset(
    raw
      .replace(smiley, ' ')
      .replace(/^\s*(?:[-–—](?!\d)|[•·*✓✔✅▪►→]|(?!\d)\p{Extended_Pictographic}\ufe0f?)+\s*/u, '')
      .replace(/\s*\n\s*/g, ' '),
  )
    .replace(/[\s\u00a0\u202f]*[.;,:…!?]+$/u, '')
    .trim();

/** What is said of whoever would read it decides, not what it names: a keyword or a product has no register. */
const addressed = new Set<FactKind>(['benefit', 'feature', 'pain', 'proof', 'objection', 'answer', 'offer', 'price']);

const linked = /https?:|\bwww\.|@\p{L}|\p{L}\.(?:com|fr|net|org|io|example)(?!\p{L})/iu;
/** Whoever says to be first says who says so. */
const ranked = /\b(?:elue?s?|meilleure?s?|n ?[°o] ?1|numero (?:1|un)|leaders?|premiere?s? (?:de|du|en))\b/;

const refusalOf = (text: string, kind: FactKind, built: Facts): string | null =>
  notWords(text, kind) ?? unlawful(text, kind, built) ?? (addressed.has(kind) ? otherRegister(text, built) : null);

function notWords(text: string, kind: FactKind): string | null {
  if (speaksToMachine(fold(text))) return 'Cette ligne s’adresse à une machine\u00a0: elle n’est pas utilisée.';
  if (/^[=+@]\p{L}|[<>{}|\\]/u.test(text)) return 'Cette ligne ressemble à du code\u00a0: elle n’est pas utilisée.';
  if (kind === 'product') return null;
  if (linked.test(text)) return 'Cette ligne contient une adresse ou un compte\u00a0: mettez-le dans le champ Adresse.';
  return kind !== 'keyword' && isForeign(text) ? 'Cette ligne ne semble pas être en français.' : null;
}

function unlawful(text: string, kind: FactKind, { options, industry, mentions }: Facts): string | null {
  const { compliance } = analyse({ body: `${text}.\n${mentions}`, industry: industry ?? null }, options);
  const blocking = compliance.find(({ severity, rule }) => severity === 'blocking' || rule === 'green_generic');
  if (blocking && kind !== 'product') return `${blocking.label}\u00a0: ${blocking.fix}`;
  const banned = compliance.find(({ rule }) => rule === 'banned_word' || rule === 'comparative');
  if (banned) return `${banned.label}\u00a0: «\u00a0${banned.text}\u00a0».`;
  return kind === 'proof' && ranked.test(fold(text)) && !options.claims?.some((claim) => text.includes(claim))
    ? 'Un rang ou un prix se cite avec sa source\u00a0: ajoutez-la à la preuve.'
    : null;
}

function otherRegister(text: string, { register }: Facts): string | null {
  const said = analyse({ body: text }).register;
  if (said === 'none' || said === register) return null;
  // An imperative is written anew in the register that is asked for.
  if (phraseOf(text) && !/\b(?:vous|votre|vos|tu|ton|ta|tes|toi)\b/.test(fold(text))) return null;
  return register === 'vous'
    ? 'Cette ligne tutoie, alors que le texte vouvoie.'
    : 'Cette ligne vouvoie, alors que le texte tutoie.';
}

/** The brief's, else the brand's, else the persona's, else how most of the lines speak, else « vous ». */
function registerOf({ brief, brand, persona }: FactSources, given: readonly Given[]): Address {
  if (brief.register) return brief.register;
  if (brand?.register) return brand.register;
  if (persona?.register) return persona.register;
  const said = given.filter(({ kind }) => addressed.has(kind)).map(({ text }) => analyse({ body: text }).register);
  const [tu, vous] = [said.filter((one) => one === 'tu').length, said.filter((one) => one === 'vous').length];
  return tu > vous ? 'tu' : 'vous';
}

function ofBrief({ brief, briefId = null }: FactSources): Given[] {
  const at = (kind: FactKind, path: string, text: string, quote = text): Given => ({
    id: path,
    kind,
    text,
    evidence: {
      type: 'brief',
      ref: briefId,
      path,
      label: factLabels[path.split('.')[0] ?? ''] ?? path,
      quote: quote.slice(0, longest),
      figures: null,
    },
  });
  const list = (kind: FactKind, field: string, texts: readonly string[] | undefined) =>
    (texts ?? []).map((text, index) => at(kind, `${field}.${index}`, text));
  return [
    at('product', 'product', brief.product),
    ...list('benefit', 'benefits', brief.benefits),
    ...list('feature', 'features', brief.features),
    ...list('pain', 'pains', brief.pains),
    ...(brief.proofs ?? []).map((proof, index) => {
      const { text, source } = typeof proof === 'string' ? { text: proof, source: undefined } : proof;
      return at('proof', `proofs.${index}`, source ? `${text.replace(/[.\s]+$/, '')} (${source})` : text);
    }),
    ...(brief.objections ?? []).flatMap(({ objection, answer }, index) =>
      answer
        ? [
            at('objection', `objections.${index}.objection`, asDoubt(objection), objection),
            at('answer', `objections.${index}.answer`, answer),
          ]
        : [],
    ),
    ...(brief.offer ? [at('offer', 'offer', brief.offer)] : []),
    ...(brief.price ? [at('price', 'price', brief.price)] : []),
    ...(brief.deadline
      ? [at('deadline', 'deadline', dayText(brief.deadline).replace(/ \d{4}$/, ''), brief.deadline)]
      : []),
    ...(brief.audience ? [at('audience', 'audience', brief.audience)] : []),
    ...list('keyword', 'keywords', brief.keywords),
    ...sentencesOf(brief.description).map((text) => at('feature', 'description', text)),
  ];
}

function ofBrand({ brand, today }: FactSources): Given[] {
  return (brand?.claims ?? [])
    .filter(({ validUntil }) => !validUntil || validUntil >= today)
    .map(({ id, text, source }, index) => ({
      id: `claims.${index}`,
      kind: 'proof' as const,
      text,
      evidence: {
        type: 'brand' as const,
        ref: brand?.id ?? null,
        path: `claims.${id}`,
        label: `Allégation\u00a0: ${source}`,
        quote: text.slice(0, longest),
        figures: null,
      },
    }));
}

const expired = ({ brand, today }: FactSources): WriterWarning[] =>
  (brand?.claims ?? [])
    .filter(({ validUntil }) => validUntil && validUntil < today)
    .map(({ id, text }) => ({
      code: 'claim_expired' as const,
      message: `L’allégation «\u00a0${text.slice(0, 80)}\u00a0» n’est plus valable\u00a0: elle n’est pas utilisée.`,
      path: `claims.${id}`,
    }));

const mostSentences = 4;
const sentencesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12 && sentence.length <= 120 && !sentence.endsWith('?'))
    .slice(0, mostSentences);
