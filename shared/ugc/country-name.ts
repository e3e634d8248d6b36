import { atFirstUse } from '../kernel/at-first-use.ts';

const names = atFirstUse(() => new Intl.DisplayNames('fr-FR', { type: 'region', fallback: 'code' }));

/** What people call a country, by its two capitals. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code);
