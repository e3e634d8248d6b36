import { lowerFirst } from '../kernel/first-letter.ts';
import type { Analysis } from '../rules/copy/analysis.ts';
import { hookLabels } from '../rules/copy/hook-labels.ts';

export const adOf = (advertiser: string) => `Annonce de ${advertiser}`;

export const muteAd = 'Cette annonce n’a pas de texte à lire';

const notFrench = 'Ce texte ne semble pas être en français\u00a0: l’analyse est partielle';

export const languageWarnings = ({ language }: Pick<Analysis, 'language'>) =>
  language === 'other' ? [{ code: 'not_french', message: notFrench }] : [];

const said = (found: readonly { label: string }[]): string =>
  [...new Set(found.map(({ label }) => lowerFirst(label)))].join(', ');

/** What an analysis comes to, in a few sentences; `similar` is the fewest days that each of the ads alike ran. */
export function adSummary(analysis: Analysis, similar: readonly { daysRunning: number }[]): string {
  const { score, hook, offer, proof, parts, compliance, language } = analysis;
  const [weakest] = [...parts]
    .filter(({ fix }) => fix !== null)
    .sort((one, other) => other.max - other.points - (one.max - one.points));
  const blocking = compliance.filter(({ severity }) => severity === 'blocking');
  const warnings = compliance.filter(({ severity }) => severity === 'warning').length;
  const types = [hook.type, ...hook.secondary].map((type) => lowerFirst(hookLabels[type]));
  return [
    // A note says nothing of words that may not be published.
    blocking.length > 0 ? `À corriger avant de publier\u00a0: ${said(blocking)}.` : `${score} sur 100.`,
    ...(language === 'other' ? [`${notFrench}.`] : []),
    ...(hook.text === '' ? [] : [`Accroche\u00a0: ${types.join(', ')}.`]),
    offer.length > 0 ? `Offre\u00a0: ${said(offer)}.` : 'Aucune offre.',
    proof.length > 0 ? `Preuves\u00a0: ${said(proof)}.` : 'Aucune preuve.',
    ...(weakest
      ? [`Ce qui rapporterait le plus, côté ${lowerFirst(weakest.label)}\u00a0: ${lowerFirst(weakest.fix ?? '')}`]
      : []),
    ...(warnings > 0 ? [`Conformité\u00a0: ${warnings} à vérifier.`] : []),
    ...similarText(similar),
  ].join(' ');
}

function similarText(similar: readonly { daysRunning: number }[]): string[] {
  const days = Math.min(...similar.map(({ daysRunning }) => daysRunning));
  if (similar.length === 0) return [];
  return similar.length === 1
    ? [`Une annonce proche a tourné ${days} jours.`]
    : [`${similar.length} annonces proches ont tourné ${days} jours ou plus.`];
}
