const narrow = '\u202f';
const wide = '\u00a0';

/** A French text whose signs and numbers stay on the line of their words. */
export const unbroken = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${narrow}$1`)
    .replace(/ ([:%»€])/g, `${wide}$1`)
    .replace(/« /g, `«${wide}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${narrow}`)
    .replace(/(\d) (?=(?:jours|mois|ans|jour|an|heures?|minutes?|campagnes|prospects)\b)/g, `$1${wide}`);
