import type { Span, TypedSpan } from './analysis.ts';
import { placesOf } from './places.ts';
import { type Field, spanIn, type Texts } from './read-copy.ts';
import type { WithStems } from './stems.ts';

/** Words, folded, that say what a text does: `pattern` has the flag g. */
export type Signs<Type extends string> = readonly ({ type: Type; pattern: RegExp } & WithStems)[];

type Found<Type> = { type: Type; from: number; to: number };

/** Where each pattern stands in what is measured of the texts, in their order. */
export function typedSpans<Type extends string>(
  texts: Texts,
  signs: Signs<Type>,
  labels: Record<Type, string>,
  most = 12,
): TypedSpan<Type>[] {
  const found: Found<Type>[] = [];
  for (const { type, pattern } of signs)
    for (const { text, index } of placesOf(pattern, texts.plain)) {
      const from = index + text.length - text.trimStart().length;
      found.push({ type, from, to: index + text.trimEnd().length });
    }
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: Found<Type>[] = [];
  for (const one of found) if (!kept.some((other) => holds(other, one))) kept.push(one);
  return kept.slice(0, most).map(({ type, from, to }) => ({ type, label: labels[type], ...texts.spanAt(from, to) }));
}

const holds = <Type>(one: Found<Type>, other: Found<Type>): boolean =>
  one.type === other.type && one.from <= other.from && other.to <= one.to;

/** All places of a pattern with the flag g in the folded text of a field. */
export const spansOf = (field: Field, text: string, pattern: RegExp, most = 8): Span[] =>
  placesOf(pattern, text, most).map((place) => spanIn(field, place.index, place.index + place.text.length));
