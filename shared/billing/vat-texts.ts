import type { Vat } from './vat.ts';

/** What accountants call the reason of a rate. */
export const vatRuleTexts: Record<Vat['rule'], string> = {
  fr: 'France',
  dom: 'Outre-mer',
  reverse_charge: 'Autoliquidation',
  outside_eu: 'Hors Union européenne',
};
