import type { Analysis, Part, PartKey, Reason, Span } from './analysis.ts';

/** What the parts of a score are read from. */
export type Measured = Omit<
  Analysis,
  'score' | 'parts' | 'fit' | 'awareness' | 'framework' | 'numbers' | 'requiredMentions'
>;

export const partLabels: Record<PartKey, string> = {
  hook: 'Accroche',
  clarity: 'Clarté',
  benefit: 'Bénéfices',
  proof: 'Preuves',
  callToAction: 'Appel à l’action',
  platform: 'Format',
  compliance: 'Conformité',
};

export const reason = (text: string, at: Span | null = null): Reason => ({
  text,
  field: at?.field ?? null,
  start: at?.start ?? 0,
  end: at?.end ?? 0,
});

export type Line = { points: number; max: number; reason: Reason | null; fix: string };

/** A part is its lines; what is told to fix is the line that lacks the most. */
export function part(key: PartKey, max: number, lines: readonly Line[]): Part {
  const points = Math.min(
    max,
    lines.reduce((sum, line) => sum + line.points, 0),
  );
  const worst = lines.reduce<Line | null>(
    (most, line) => (line.max - line.points > (most ? most.max - most.points : 0) ? line : most),
    null,
  );
  return {
    key,
    label: partLabels[key],
    points,
    max,
    reasons: lines.flatMap((line) => (line.reason ? [line.reason] : [])),
    fix: points === max ? null : (worst?.fix ?? null),
  };
}
