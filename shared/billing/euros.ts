import { atFirstUse } from '../kernel/at-first-use.ts';

const whole = atFirstUse(
  () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);
const cents = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));

/** `34,20 €`, or `99 €` of whole euros. */
export const eurosText = (amount: number): string => (Number.isInteger(amount) ? whole() : cents()).format(amount);

/** `34,20 €`, `99,00 €`. */
export const centsText = (amount: number): string => cents().format(amount);
