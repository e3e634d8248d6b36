import type { Span, TypedSpan } from './analysis.ts';
import { placesOf } from './places.ts';
import { type Field, spanIn } from './read-copy.ts';

/** Words, folded, that say what a text does: `pattern` has the flag g. */
export type Signs<Type extends string> = readonly { type: Type; pattern: RegExp }[];

/** Where each pattern stands in what the fields measure, in the order of the fields. */
export function typedSpans<Type extends string>(
  fields: readonly Field[],
  signs: Signs<Type>,
  most = 12,
): TypedSpan<Type>[] {
  const found: TypedSpan<Type>[] = [];
  for (const field of fields) {
    const inField: TypedSpan<Type>[] = [];
    for (const { type, pattern } of signs)
      for (const { text, index } of placesOf(pattern, field.plain)) {
        const lead = text.length - text.trimStart().length;
        inField.push({ type, ...spanIn(field, index + lead, index + text.trimEnd().length) });
      }
    if (inField.length > 1) inField.sort((a, b) => a.start - b.start || b.end - a.end);
    for (const [at, one] of inField.entries()) if (!isInside(one, inField.slice(0, at))) found.push(one);
  }
  return found.slice(0, most);
}

const isInside = <Type extends string>(one: TypedSpan<Type>, others: readonly TypedSpan<Type>[]): boolean =>
  others.some(({ type, start, end }) => type === one.type && start <= one.start && one.end <= end);

/** All places of a pattern with the flag g in the folded text of a field. */
export function spansOf(field: Field, text: string, pattern: RegExp, most = 8): Span[] {
  return placesOf(pattern, text, most).map((place) => spanIn(field, place.index, place.index + place.text.length));
}
