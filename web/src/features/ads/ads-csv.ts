import type { Ad } from '../../../../shared/ads/ad.ts';
import { adFormats, callToActionLabel, industries } from '../../../../shared/ads/ads.rules.ts';
import { platformNames } from './ad-words.ts';

type Column = [title: string, read: (ad: Ad) => string | number | null];

const columns: Column[] = [
  ['Annonceur', ({ advertiser }) => advertiser.name],
  ['Titre', ({ headline }) => headline],
  ['Texte', ({ body }) => body],
  ['Description', ({ description }) => description],
  ['Plateformes', platformNames],
  ['Format', ({ format }) => adFormats[format]],
  ['Secteur', ({ industry }) => industry && industries[industry]],
  ['Appel à l’action', ({ callToAction }) => callToAction && callToActionLabel(callToAction)],
  ['Début', ({ startedAt }) => startedAt],
  ['Fin', ({ endedAt }) => endedAt],
  ['Jours de diffusion', ({ daysRunning }) => daysRunning],
  ['Portée UE (min)', ({ reach }) => reach?.lower ?? null],
  ['Portée UE (max)', ({ reach }) => reach?.upper ?? null],
  ['Page de destination', ({ landingUrl }) => landingUrl],
  ['Lien de l’annonce', ({ snapshotUrl }) => snapshotUrl],
];

/** The ads as a table for a spreadsheet, as French ones read it. */
export function adsCsv(ads: readonly Ad[]): string {
  const rows = [columns.map(([title]) => title), ...ads.map((ad) => columns.map(([, read]) => read(ad)))];
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** Text that a spreadsheet would run as a formula is kept as text. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
