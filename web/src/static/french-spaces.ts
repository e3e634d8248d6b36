const narrow = '\u202f';
const wide = '\u00a0';

/** French spaces in the text of a page; code, scripts, styles and attributes stay as they are. */
export function frenchSpaces(html: string): string {
  return html
    .split(/(<(code|pre|script|style)\b[\s\S]*?<\/\2>|<[^>]*>)/)
    .map((part, index) => (index % 3 === 0 ? spaced(part) : part))
    .filter((_part, index) => index % 3 !== 2)
    .join('');
}

function spaced(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${narrow}$1`)
    .replace(/ ([:%»€])/g, `${wide}$1`)
    .replace(/« /g, `«${wide}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${narrow}`)
    .replace(/(\d) (?=(?:jours|mois|ans|jour|an|heures?|minutes?|campagnes|prospects)\b)/g, `$1${wide}`);
}
