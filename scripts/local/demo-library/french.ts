const thin = '\u202f';
const wide = '\u00a0';

/** French spaces and apostrophes, as a typographer sets them. */
export function typeset(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ +([;!?%])/g, `${thin}$1`)
    .replace(/ +(:)(?!\/)/g, `${wide}$1`)
    .replace(/« */g, `«${wide}`)
    .replace(/ *»/g, `${wide}»`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${thin}`)
    .replace(/(\d) (?=(?:€|CHF|km|kg|g|h|L|cm|mm|m)(?![\p{L}\d]))/gu, `$1${wide}`);
}

export const spoken = (text: string, voice: 'vous' | 'tu'): string =>
  text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, vous: string, tu: string) => (voice === 'vous' ? vous : tu));

export const euros = (amount: number): string =>
  `${new Intl.NumberFormat('fr-FR', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount)} €`;

/** « a, b et c ». */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

const days = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** « 12 mars », « 1er avril ». */
export const frenchDay = (day: string): string => days.format(new Date(day)).replace(/^1 /, '1er ');
