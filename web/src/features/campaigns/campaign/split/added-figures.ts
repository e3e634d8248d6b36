import type { Figures } from '../../../../../../shared/campaigns/figures.ts';
import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import type { Ratio } from '../../../../../../shared/rules/ratios.ts';

/**
 * The figures of several spans of one thing as those of all of them: sums are added, and a ratio is the quotient of its sums,
 * told when what its gate counts is enough of them all.
 */
export function addedFigures(all: readonly Figures[]): Figures | null {
  const [first] = all;
  if (!first) return null;
  const totals = { ...first.totals };
  for (const name of keysOf(totals)) totals[name] = added(all.map((one) => one.totals[name]));
  // Of people there is no sum.
  totals.reach = all.length === 1 ? first.totals.reach : null;
  const ratios = { ...first.ratios };
  for (const name of keysOf(ratios)) {
    if (name === 'breakEvenRoas' || (name === 'frequency' && all.length === 1)) continue;
    ratios[name] = addedRatio(
      all.map((one) => one.ratios[name]),
      name === 'cpm' ? 1_000 : 1,
    );
  }
  return { totals, ratios };
}

function addedRatio(all: readonly Figures['ratios']['cpa'][], times: number): Figures['ratios']['cpa'] {
  const measured = all.filter(({ numerator, denominator }) => numerator !== null && denominator !== null);
  const [first] = measured;
  const fallback = all[0];
  if (!first || !fallback) return { ...(fallback as Ratio), value: null };
  const [numerator, denominator] = [
    added(measured.map((one) => one.numerator)) ?? 0,
    added(measured.map((one) => one.denominator)) ?? 0,
  ];
  // Where some spans count conversions, these are the gate of a ROAS; a spend stands in only where none does.
  const gates = measured.flatMap(({ gate }) => gate ?? []);
  const on = gates.find((gate) => gate.on !== 'spend') ?? gates[0];
  const own = gates.filter((gate) => gate.on === on?.on);
  const gate = on ? { ...on, have: added(own.map(({ have }) => have)) ?? 0 } : null;
  const isEnough = !gate || gate.have >= gate.atLeast;
  const reason = isEnough ? (denominator === 0 ? 'no_denominator' : null) : 'insufficient_data';
  return { ...first, numerator, denominator, gate, reason, value: reason ? null : (times * numerator) / denominator };
}

/** To the hundredth; null where none was measured. */
function added(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
}
