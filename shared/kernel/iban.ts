/** How long the IBANs of a country are, of those that SEPA reaches. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27 },
  ...{ GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27 },
  ...{ MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27 },
  ...{ VA: 22, AL: 28, RS: 22 },
};

/** An IBAN without its spaces; null when its length is not its country's, or the sum that checks it is wrong. */
export function readIban(text: string): string | null {
  const iban = text.toUpperCase().replace(/[\s.\-\u00a0\u202f]/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== lengths[iban.slice(0, 2)]) return null;
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null;
}

/** By 97, of the number that its letters and digits make. */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest;
}

/** A BIC without its spaces; null when it has not the form of one. */
export function readBic(text: string): string | null {
  const bic = text.toUpperCase().replace(/[\s\u00a0\u202f]/g, '');
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : null;
}
