import { fold } from '../../kernel/fold.ts';
import type { Finding, Hook, Span } from './analysis.ts';
import { saysBenefit } from './benefits.ts';
import { fourUOf } from './four-u.ts';
import type { Field } from './read-copy.ts';

/** What may not be said is worth nothing: the opening and the benefits that hold it are read again without it. */
export function withoutForbidden(
  { hook, benefits }: { hook: Hook; benefits: Span[] },
  main: Field,
  compliance: readonly Finding[],
): { hook: Hook; benefits: Span[] } {
  const forbidden = compliance.filter(({ severity, start, end }) => severity === 'blocking' && end > start);
  if (forbidden.length === 0) return { hook, benefits };
  const opening = leftOf(hook, forbidden);
  return {
    hook: opening === null ? hook : { ...hook, fourU: fourUOf(main, opening) },
    benefits: benefits.filter((benefit) => {
      const left = leftOf(benefit, forbidden);
      return left === null || saysBenefit(left);
    }),
  };
}

/** The words of a span but for those that are forbidden, folded; null where it has none of them. */
function leftOf({ field, start, text }: Span, forbidden: readonly Finding[]): string | null {
  const inside = forbidden.filter((one) => one.field === field && one.start < start + text.length && one.end > start);
  if (inside.length === 0) return null;
  const isLeft = (at: number) => !inside.some((one) => one.start <= at && at < one.end);
  return fold(
    text
      .split('')
      .map((letter, at) => (isLeft(start + at) ? letter : ' '))
      .join(''),
  );
}
