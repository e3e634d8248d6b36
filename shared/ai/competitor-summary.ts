import { atFirstUse } from '../kernel/at-first-use.ts';
import { counted } from '../kernel/news-texts.ts';
import type { AnalyzedCompetitor, CompetitorLine } from './analyzed-competitor.ts';

const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }));
const quote = (text: string): string => `«\u00a0${text}\u00a0»`;
const days = (count: number): string => counted(count, 'jour', 'jours');

/** What it all comes to, as one would tell a client. */
export function summaryOf(found: Omit<AnalyzedCompetitor, 'summary'>, windowDays: number): string {
  const { advertiser, totals } = found;
  if (totals.ads === 0) return `${advertiser.name} n’a fait tourner aucune annonce ces ${days(windowDays)}.`;
  return [
    `${advertiser.name} a fait tourner ${counted(totals.ads, 'annonce', 'annonces')} ces ${days(windowDays)}, dont ${totals.active.toLocaleString('fr-FR')} en ligne aujourd’hui\u00a0: ${totals.started.toLocaleString('fr-FR')} lancées, ${totals.stopped.toLocaleString('fr-FR')} arrêtées.`,
    totals.medianDaysRunning === null ? null : `Durée médiane\u00a0: ${days(totals.medianDaysRunning)}.`,
    whatStandsOut(found),
  ]
    .filter((line) => line !== null)
    .join(' ');
}

/** `Accroche : urgence`, as `urgence (accroche)`. */
function angleOf(label: string): string {
  const [kind = '', value] = label.split(/\s*:\s*/u);
  return value ? `${value} (${kind.toLocaleLowerCase('fr')})` : kind.toLocaleLowerCase('fr');
}

/** What the figures alone do not tell. */
export function whatStandsOut(found: Omit<AnalyzedCompetitor, 'summary'>): string {
  const { totals, messages, gaps, sector } = found;
  return [
    unlike(found),
    messages.length > 0
      ? `Ce qui revient le plus\u00a0: ${messages
          .slice(0, 3)
          .map(({ term }) => quote(term))
          .join(', ')}.`
      : null,
    gaps.length > 0
      ? `Angles libres${gaps.length > 3 ? ', entre autres' : ''}\u00a0: ${gaps
          .slice(0, 3)
          .map(({ label }) => angleOf(label))
          .join(', ')}.`
      : null,
    totals.ads < 20 ? 'Moins de 20\u00a0annonces\u00a0: aucun écart avec le secteur ne peut être affirmé.' : null,
    sector.ads === 0 ? 'La bibliothèque ne montre aucun autre annonceur sur ces jours.' : null,
  ]
    .filter((line) => line !== null)
    .join(' ');
}

/** The three things that set it apart most from its sector. */
function unlike({ mix, copy, sector }: Omit<AnalyzedCompetitor, 'summary'>): string | null {
  const lines = [...Object.values(mix), ...Object.values(copy)].flat().filter(({ differs }) => differs);
  const furthest = lines.sort((a, b) => gapOf(b) - gapOf(a)).slice(0, 3);
  if (furthest.length === 0) return null;
  const said = furthest.map(
    ({ label, share, sectorShare }) =>
      `${quote(label)} dans ${percent().format(share)} de ses annonces, contre ${percent().format(sectorShare ?? 0)}`,
  );
  return `Ce qui distingue cet annonceur (${sector.label})\u00a0: ${said.join('\u202f; ')}.`;
}

const gapOf = ({ share, sectorShare }: CompetitorLine): number => Math.abs(share - (sectorShare ?? 0));
