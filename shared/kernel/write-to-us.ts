/** The end of a sentence: how people write to us, by the address that administrators gave, or as the legal notice says. */
export const writeToUs = (support: string | null | undefined): string =>
  support ? `écrivez-nous à ${support}.` : 'écrivez-nous\u00a0: nos coordonnées sont dans les mentions légales.';
