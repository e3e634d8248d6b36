import { countryName } from '../../../lib/format.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Parts of the world that have codes and are no address of a company. */
const none = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

let choices: { value: string; label: string }[] | undefined;

/** Every country, by its name; made once, when first shown. */
export function countryChoices(): { value: string; label: string }[] {
  choices ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !none.has(code))
    .map((value) => ({ value, label: countryName(value) }))
    .filter(({ value, label }) => label !== value)
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'));
  return choices;
}
