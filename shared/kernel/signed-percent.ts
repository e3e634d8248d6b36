import { atFirstUse } from './at-first-use.ts';

const style = 'percent' as const;
const signDisplay = 'exceptZero' as const;
const whole = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style, signDisplay, maximumFractionDigits: 0 }));
const tenths = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style, signDisplay, maximumFractionDigits: 1 }));

/** `+12 %`, `−38 %`, of a change from -1: with a minus, which `Intl` writes as a hyphen. */
export const signedPercent = (change: number, digits: 0 | 1 = 0): string =>
  (digits === 0 ? whole : tenths)().format(change).replace('-', '\u2212');
