import { fold } from '../../kernel/fold.ts';
import type { ObjectionType, OfferType, ProofType, Span } from '../copy/analysis.ts';
import { benefitsAndFeatures } from '../copy/benefits.ts';
import { askedIn } from '../copy/call-to-action.ts';
import { languageOf } from '../copy/language.ts';
import { objectionsIn } from '../copy/objections.ts';
import { offersIn } from '../copy/offer.ts';
import { proofsIn } from '../copy/proof.ts';
import { type Copy, readCopy } from '../copy/read-copy.ts';
import type { PageRead } from './page-read.ts';
import { type ToldPart, testimonialsIn, toldParts } from './told-lines.ts';

/** Something that the page says, in the sentence where it says it. */
export type SaidSpan<Type extends string = string> = { type: Type; label: string; sentence: string };

/** What the analyser of ads reads in the words of a page, those around it left out. */
export type Said = {
  offers: SaidSpan<OfferType>[];
  proofs: SaidSpan<ProofType>[];
  objections: SaidSpan<ObjectionType>[];
  /** Where the page says that it does not: « pas de remboursement ». */
  denied: string | null;
  benefits: string[];
  features: string[];
  /** Sentences that speak to a machine: they say nothing of what is sold. */
  suspicious: string[];
  language: 'fr' | 'other' | 'unknown';
};

const most = { suspicious: 10, line: 110, quote: 300, words: 3_000 };

/** A denial proves nothing, and a question answers none. */
const denies =
  /\b(?:pas|aucune?|non|ni|jamais) (?:de |d'|la |le )?(?:possibilite de |droit a )?(?:un )?(?:garanti|rembours|retours?)|non[- ]rembours|\bne (?:garanti|rembours)|pas (?:etre )?(?:garanti|rembours)/;
const mayDeny = /garanti|rembours|retour/i;
const isDenial = (text: string): boolean => mayDeny.test(text) && !text.endsWith('?') && denies.test(fold(text));
/** « Le pack ne t’apprend pas à… »: what it does not do is no gain. */
const negates =
  /\b(?:ne |n')(?!(?:avez|as|aurez|auras)\b)[a-z' -]{1,25}\bpas\b(?! (?:besoin|peur|seule?))|\bne [a-z]{3,14} (?:aucune?|rien)\b/;

/** What goes wrong without what is sold, and the life of who tells it, say nothing of what one gets. */
const complains = /\bqu'on ne [a-z]{2,14} plus\b|\bne reste aucune?\b|\.(?:pdf|docx?|xlsx?|zip)\b/;
const ofOneself = /\b(?:je|j'|mon|mes|ma) ?/;
const ofReader = /\b(?:vous|votre|vos|tu|te|toi|ton|ta|tes)\b/;
const isStory = (text: string): boolean => complains.test(text) || (ofOneself.test(text) && !ofReader.test(text));

export function saidOn(page: PageRead): Said {
  const parts = toldParts(page).map((part) => readPart(part, readCopy({ body: part.body })));
  const { title, description } = page;
  const head = readCopy({ body: description, headline: title });
  const suspicious = [...suspiciousIn(head), ...parts.flatMap((part) => part.suspicious)];
  const testimonials = testimonialsIn(page).map(
    (sentence): SaidSpan<ProofType> => ({
      type: 'testimonial',
      label: 'Témoignage',
      sentence: sentence.slice(0, most.quote),
    }),
  );
  const words = parts.flatMap((part) => part.words).slice(0, most.words);
  return {
    offers: parts.flatMap(({ offers }) => offers),
    proofs: [...parts.flatMap(({ proofs }) => proofs), ...testimonials],
    objections: parts.flatMap(({ objections }) => objections),
    denied: page.lines.map(({ text }) => text).find(isDenial) ?? null,
    benefits: parts.flatMap(({ benefits }) => benefits),
    features: parts.flatMap(({ features }) => features),
    suspicious: [...new Set(suspicious)].slice(0, most.suspicious),
    language: languageOf(words),
  };
}

function readPart({ body, reviews }: ToldPart, copy: Copy) {
  const { texts, main } = copy;
  const { benefits, features } = benefitsAndFeatures(texts.fields, askedIn(copy));
  const sentences = main.sentences.map(({ start, end }) => [main.read.at(start), main.read.at(end)] as const);

  const sentenceAt = (start: number, end: number): string => {
    const from = body.lastIndexOf('\n', start - 1) + 1;
    const until = body.indexOf('\n', end);
    const line = body.slice(from, until < 0 ? body.length : until);
    if (line.length <= most.line) return line;
    const around = sentences.find(([begins, ends]) => begins <= start && ends >= end);
    return around ? body.slice(...around) : body.slice(start, Math.min(end, start + most.quote));
  };
  type Found<Type> = Span & { type: Type; label: string };
  const spans = <Type extends string>(found: readonly Found<Type>[]): SaidSpan<Type>[] =>
    found.map(({ type, label, start, end }) => ({ type, label, sentence: sentenceAt(start, end) })).filter(isMeant);
  const isProof = ({ type, text, start }: Found<ProofType>) =>
    type !== 'testimonial' || isSigned(text) || reviews.some(([from, until]) => start >= from && start < until);
  const isOwn = ({ start }: Span) => !reviews.some(([from, until]) => start >= from && start < until);
  const plain = (found: readonly Span[]) =>
    found
      .filter(isOwn)
      .map(({ text }) => text)
      .filter((text) => !negates.test(fold(text)) && !isStory(fold(text)));

  return {
    offers: spans(offersIn(texts)),
    proofs: spans(proofsIn(texts).filter(isProof)),
    objections: spans(objectionsIn(texts)).filter(({ sentence }) => !isStory(fold(sentence))),
    benefits: plain(benefits),
    features: plain(features),
    suspicious: suspiciousIn(copy),
    words: main.words.map(({ text }) => text),
  };
}

const isMeant = ({ sentence }: SaidSpan): boolean => !sentence.trimEnd().endsWith('?') && !denies.test(fold(sentence));

/** « … » — Claire: a quotation that nobody signs is a thought of the reader as often as a review. */
const isSigned = (text: string): boolean => /[»"”][ \t\u00a0]*[—–-][ \t\u00a0]*\p{L}/u.test(text);

const suspiciousIn = ({ fields }: Copy): string[] =>
  fields.flatMap(({ suspicious }) => suspicious.map(({ text }) => text.slice(0, most.quote)));
