import * as z from 'zod';
import { isCountry } from '../kernel/named-codes.ts';
import { lineText, optionalLine } from '../kernel/text.ts';

export const PostalAddress = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** As people give it; the country by its code, in capitals. */
export const postalAddress = z.strictObject({
  line1: lineText(120),
  line2: optionalLine(120),
  postalCode: lineText(12),
  city: lineText(80),
  country: z.string().max(2).refine(isCountry, 'Choisissez un pays'),
});

const countryNames = () => new Intl.DisplayNames('fr', { type: 'region' });

/** As it stands on an envelope: a line each, without the country at home. */
export const addressLines = ({ line1, line2, postalCode, city, country }: PostalAddress): string[] => [
  line1,
  ...(line2 ? [line2] : []),
  `${postalCode} ${city}`,
  ...(country === 'FR' ? [] : [countryNames().of(country) ?? country]),
];

export const addressText = (address: PostalAddress): string => addressLines(address).join('\n');

/** What a text of some lines says, when it ends as a French address does: « 37000 Tours ». */
export function readAddress(text: string): PostalAddress | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^france$/i.test(line));
  const [, postalCode, city] = /^(\d{5})\s+(\D.{0,79})$/.exec(lines.pop() ?? '') ?? [];
  const [line1, line2, ...more] = lines;
  if (!postalCode || !city || !line1 || more.length > 0 || line1.length > 120 || (line2?.length ?? 0) > 120)
    return null;
  return { line1, ...(line2 && { line2 }), postalCode, city, country: 'FR' };
}
