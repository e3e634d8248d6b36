import { fold } from '../../kernel/fold.ts';
import type { AdText, CallToAction, CallToActionClass } from './analysis.ts';
import { callToActionLabels, classOfButton, spokenNouns, spokenVerbs, verbLeads } from './call-to-action-words.ts';
import { placesOf } from './places.ts';
import { type Copy, type Field, spanIn } from './read-copy.ts';
import { stemsOf } from './stems.ts';

export type Asked = { class: CallToActionClass; field: Field; from: number; to: number; verbFirst: boolean };

/** Where a sentence may begin to ask: at its start, and after what joins two clauses. */
const joints = /(?:[,;:!]|\bet|\balors|\bpuis) +/g;
const eager = /^(?:(?:vite|maintenant|aujourd'hui|n'attende?[zs] plus|envie d'essayer|interesse|pret)[ ,:!?]{1,3})+/;

/** « Cliquez ici » says what the hand does, not what one gets. */
const vague =
  /^(?:clique(?:[zr])?|cliquer)(?: (?:vite|maintenant|ici|la|dessus|ci-dessous|sur (?:le|ce) (?:lien|bouton)(?: ci-dessous)?))*\s*[!.…]*$/;
export const isVague = (asked: string): boolean => vague.test(fold(asked).trim());

/** What the texts ask whoever reads to do, in their order. */
export function askedIn(copy: Copy): Asked[] {
  const nouns = nounsFor(copy.texts.leads);
  return copy.texts.fields.flatMap((field) =>
    field.sentences.flatMap(({ start, end }) => {
      const found = askedBy(field.plain.slice(start, end), nouns);
      return found ? [{ class: found.class, field, from: start + found.at, to: end, verbFirst: found.verb }] : [];
    }),
  );
}

const nounsFor = stemsOf(spokenNouns);

function askedBy(
  sentence: string,
  nouns: typeof spokenNouns,
): { class: CallToActionClass; at: number; verb: boolean } | null {
  const starts = [0, ...placesOf(joints, sentence).map(({ text, index }) => index + text.length)];
  for (const start of starts) {
    const at = start + (eager.exec(sentence.slice(start))?.[0].length ?? 0);
    const clause = sentence.slice(at);
    const verb = verbLeads.has(clause.slice(0, 3).trimEnd())
      ? spokenVerbs.find(({ pattern }) => pattern.test(clause))
      : undefined;
    if (verb) return { class: verb.class, at, verb: !vague.test(clause) };
  }
  for (const { class: kind, pattern } of nouns) {
    const at = sentence.search(pattern);
    if (at >= 0) return { class: kind, at, verb: false };
  }
  return null;
}

const soft = new Set<CallToActionClass>(['learn', 'watch']);

/** The button and the text ask for one thing when they are of a class, or when one of them only invites to look. */
export const goTogether = (one: CallToActionClass, other: CallToActionClass): boolean =>
  one === other || soft.has(one) || soft.has(other) || (close[one]?.includes(other) ?? false);
/** Two words for one step. */
const close: Partial<Record<CallToActionClass, readonly CallToActionClass[]>> = {
  buy: ['try'],
  try: ['buy', 'sign_up', 'download'],
  sign_up: ['try', 'book', 'download'],
  download: ['try', 'sign_up'],
  book: ['sign_up', 'contact'],
  contact: ['quote', 'book'],
  quote: ['contact'],
};

export function callToActionOf(copy: Copy, asked: readonly Asked[]): CallToAction {
  const button = buttonOf(copy.input);
  const strongest = asked.findLast((one) => !soft.has(one.class)) ?? asked.at(-1);
  const matching = button ? (asked.findLast((one) => one.class === button) ?? strongest) : strongest;
  const coherent = button && matching ? goTogether(button, matching.class) : null;
  if (matching) {
    const kind = button && !soft.has(button) ? button : matching.class;
    const words = matching.field.plain.slice(matching.from, matching.to).replace(/[\s:]+$/, '');
    const span = spanIn(matching.field, matching.from, matching.from + words.length);
    return { class: kind, label: callToActionLabels[kind], ...span, inBody: true, coherent };
  }
  const text = copy.input.callToAction ?? '';
  if (!button)
    return {
      class: 'none',
      label: callToActionLabels.none,
      text: '',
      field: null,
      start: 0,
      end: 0,
      inBody: false,
      coherent: null,
    };
  return {
    class: button,
    label: callToActionLabels[button],
    text,
    field: 'callToAction',
    start: 0,
    end: text.length,
    inBody: false,
    coherent: null,
  };
}

export const buttonOf = ({ callToAction }: AdText): CallToActionClass | null =>
  callToAction ? classOfButton(callToAction) : null;
