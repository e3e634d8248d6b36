import type { Relaxation } from '../../../shared/ads/library.contract.ts';
import { advertiserName } from './advertiser-counts.ts';
import { addBits, type Bits, dropBits, hasBit, keepBits, noBits } from './bits.ts';
import type { Part } from './catalogue.ts';
import type { Facet, Filter } from './filters.ts';
import { valueLabels } from './labels.ts';
import { sift } from './sift.ts';
import { addClause, matchText } from './text-match.ts';
import type { Reading } from './word-reading.ts';

const proposed = 3;

/** For a search that finds nothing: what it would find without one of its words or filters. */
export function relaxations(
  parts: readonly Part[],
  readings: readonly Reading[],
  filters: readonly Filter[],
): Relaxation[] {
  const singles = [...withoutFilters(parts, readings, filters), ...withoutWords(parts, readings, filters)];
  const found = singles.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  if (found.length > 0 || readings.length < 2) return found.slice(0, proposed);
  const total = parts.reduce((sum, { segment, live }) => sum + sift(segment, live, filters).kept.length, 0);
  const label = readings.map(spelled).join(' ');
  return total === 0 ? [] : [{ without: 'q', value: null, label, total }];
}

function withoutFilters(parts: readonly Part[], readings: readonly Reading[], filters: readonly Filter[]) {
  const totals = new Uint32Array(256);
  if (filters.length > 0) {
    for (const part of parts) {
      const { fails } = sift(part.segment, matchText(part, readings), filters);
      for (const mark of fails) totals[mark] = (totals[mark] ?? 0) + 1;
    }
  }
  return filters.map(({ parameter, values, facet }, index): Relaxation => {
    const label = facet === null ? parameter : values.map((value) => labelOf(facet, value, parts)).join(', ');
    return {
      without: parameter,
      value: values.length === 1 ? (values[0] ?? null) : null,
      label,
      total: totals[index + 1] ?? 0,
    };
  });
}

const labelOf = (facet: Facet, value: string, parts: readonly Part[]): string =>
  facet === 'advertiser' ? (advertiserName(parts, value) ?? value) : valueLabels[facet](value);

function withoutWords(parts: readonly Part[], readings: readonly Reading[], filters: readonly Filter[]): Relaxation[] {
  const totals = new Uint32Array(readings.length);
  for (const part of parts) {
    const { misses, one } = missingOne(part, readings);
    for (const doc of sift(part.segment, one, filters).kept) {
      const index = misses.findIndex((missing) => hasBit(missing, doc));
      totals[index] = (totals[index] ?? 0) + 1;
    }
  }
  return readings.map((reading, index) => {
    const text = spelled(reading);
    return { without: 'q', value: text, label: text, total: totals[index] ?? 0 };
  });
}

/** The ads where each clause does not hold, and those where a single clause does not. */
function missingOne({ segment, live }: Part, readings: readonly Reading[]): { misses: Bits[]; one: Bits } {
  const one = noBits(segment.size);
  const none = live.slice();
  const misses = readings.map((reading) => {
    const bits = noBits(segment.size);
    addClause(segment, reading, live, bits);
    if (reading.clause.excluded) return bits;
    const missing = live.slice();
    dropBits(missing, bits);
    return missing;
  });
  for (const missing of misses) {
    const first = none.slice();
    keepBits(first, missing);
    dropBits(none, missing);
    dropBits(one, missing);
    addBits(one, first);
  }
  return { misses, one };
}

/** A clause as it would be typed. */
function spelled({ clause }: Reading): string {
  const text = clause.kind === 'phrase' ? `"${clause.typed}"` : clause.typed;
  return clause.excluded ? `-${text}` : text;
}
