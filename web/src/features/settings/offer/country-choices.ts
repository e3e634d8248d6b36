import { countryCodes } from '../../../../../shared/kernel/named-codes.ts';
import { countryName } from '../../../lib/format.ts';

let choices: { value: string; label: string }[] | undefined;

/** Every country, by its name; made once, when first shown. */
export function countryChoices(): { value: string; label: string }[] {
  choices ??= [...countryCodes()]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'));
  return choices;
}
