import { exportedCounters } from '../../../shared/campaigns/export-columns.ts';
import { type ImportWarning, importWarnings } from '../../../shared/campaigns/imports.messages.ts';
import { counters } from '../../../shared/rules/counters.ts';
import type { CampaignImportItem, Reading } from './campaign-import.entity.ts';
import type { Gathered } from './gathered.ts';
import type { FileCounts } from './read-part.ts';

type Warnings = NonNullable<CampaignImportItem['warnings']>;

export function warning<Code extends ImportWarning>(code: Code, ...told: Parameters<(typeof importWarnings)[Code]>) {
  const text: (...args: typeof told) => string = importWarnings[code] as never;
  return { code, text: text(...told) };
}

/** What ratios need, and people look for first. */
const lookedFor = ['spend', 'impressions', 'clicks', 'conversions', 'revenue'] as const;

/** What is to be known of a file that was read, each thing once. */
export function warningsOf(reading: Reading, gathered: Gathered, counts: FileCounts): Warnings {
  const rows = [...gathered.campaigns.values()].flatMap((campaign) => campaign.rows);
  const measured = new Set(
    lookedFor.filter((name) => rows.some(({ sums }) => sums[counters.indexOf(name)] !== undefined)),
  );
  const missing = lookedFor
    .filter((name) => !measured.has(name))
    .map((name) => withoutCapital(exportedCounters[name].fr));
  const warnings: Warnings = [];
  if (rows.length > 0 && missing.length > 0) warnings.push(warning('not_measured', missing));
  if (counts.otherResults > 0) warnings.push(warning('results_not_conversions', counts.otherResults));
  if (gathered.addedUp > 0) warnings.push(warning('lines_added', gathered.addedUp));
  if (gathered.lostReach) warnings.push(warning('reach_not_added'));
  if (counts.spread > 0) warnings.push(warning('spread', counts.spread));
  if (counts.dollars > 0) warnings.push(warning('ambiguous_dollar'));
  if (reading.idsOfLines) warnings.push(warning('ids_of_lines', reading.idsOfLines));
  return warnings;
}

/** As it stands within a sentence; initials stay. */
const withoutCapital = (name: string) => name.replace(/^[A-ZÀ-Ü](?=[a-zà-ÿ])/, (first) => first.toLowerCase());
