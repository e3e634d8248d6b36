/** Whether a row of digits ends with the check digit that Luhn's sum gives. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** La Poste has more places than Luhn's sum could number: the digits of theirs add up to a multiple of five. */
const laPoste = '356000000';

/** The fourteen digits of a SIRET, however they are spaced; null when the sum that checks them is wrong. */
export function readSiret(text: string): string | null {
  const digits = text.replace(/[\s.\-\u00a0\u202f]/g, '');
  if (!/^\d{14}$/.test(digits) || /^0{9}/.test(digits)) return null;
  if (passesLuhn(digits)) return passesLuhn(digits.slice(0, 9)) ? digits : null;
  if (!digits.startsWith(laPoste)) return null;
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return sum % 5 === 0 ? digits : null;
}

/** `732 829 320 00074` */
export const spacedSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
