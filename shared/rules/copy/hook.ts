import type { Hook, HookType } from './analysis.ts';
import { fourUOf } from './four-u.ts';
import { hookForms, type Opening } from './hook-forms.ts';
import { hookLabels } from './hook-labels.ts';
import { hookMotives } from './hook-motives.ts';
import { type Copy, type Field, spanIn } from './read-copy.ts';
import { stemsOf } from './stems.ts';

/** An opening that asks nothing, shows nothing and counts nothing still promises what it names. */
const fallback = { type: 'promise', weight: 2 } as const;
/** Motives together never weigh as much as a form. */
const mostOfMotive = 8.5;
const secondSentence = 0.5;
const mostSecondary = 2;

export function hookOf({ main, texts }: Copy): Hook {
  const [one] = main.sentences;
  if (!one) return { ...noHook, field: main.name };
  const scores = new Map<HookType, number>([[fallback.type, fallback.weight]]);
  const opening = openingOf(main);
  for (const { type, weight, fits } of hookForms)
    if (fits(opening)) scores.set(type, Math.max(scores.get(type) ?? 0, weight));
  const motives = new Map<HookType, number>();
  for (const { type, weight, firstOnly, pattern } of motivesFor(texts.leads)) {
    const inFirst = pattern.test(opening.first) ? weight : 0;
    const inSecond = !firstOnly && opening.second !== '' && pattern.test(opening.second) ? weight * secondSentence : 0;
    if (inFirst + inSecond > 0) motives.set(type, Math.min(mostOfMotive, inFirst + inSecond));
  }
  for (const [type, weight] of motives) scores.set(type, Math.max(scores.get(type) ?? 0, weight));
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [first = [fallback.type, fallback.weight]] = ranked;
  const [type, most] = first;
  return {
    type,
    label: hookLabels[type],
    secondary: ranked
      .slice(1)
      .filter(([other, score]) => score > most / 2 && !(other === fallback.type && score <= fallback.weight))
      .slice(0, mostSecondary)
      .map(([other]) => other),
    ...spanIn(main, one.start, one.end),
    fourU: fourUOf(main, opening.first),
  };
}

const motivesFor = stemsOf(hookMotives);

const noHook: Hook = {
  type: 'promise',
  label: hookLabels.promise,
  secondary: [],
  text: '',
  field: 'body',
  start: 0,
  end: 0,
  fourU: { useful: 0, urgent: 0, unique: 0, specific: 0 },
};

const bulletLine = /^\s*(?:[-•·*–▪►→✓]|\p{Extended_Pictographic})/u;
const numberedLine = /^\s*\d{1,2}\s?[.)]/;

export function openingOf({ plain, said, sentences }: Field): Opening {
  const [one, two] = sentences;
  const lines = said.split('\n').slice(1);
  return {
    first: one ? plain.slice(one.start, one.end) : '',
    second: two ? plain.slice(two.start, two.end) : '',
    text: said.trimStart(),
    bullets: lines.filter((line) => bulletLine.test(line) && /\p{L}/u.test(line)).length,
    numbered: lines.filter((line) => numberedLine.test(line)).length,
  };
}
