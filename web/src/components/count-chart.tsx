import type { Count } from '../../../shared/ads/ad.ts';
import { formatNumber } from '../lib/format.ts';
import { ChartFrame } from './chart-frame.tsx';
import { LyingBars } from './lying-bars.tsx';

const shownAtMost = 8;

/** What a chart counts: `Annonces`, and the unit `Nombre d’annonces`. */
export type Counted = { name: string; unit: string };

type Props = {
  title: string;
  /** What the counts are by. */
  what: string;
  counted: Counted;
  counts: readonly Count[];
  /** What choosing one of them does. */
  onChoose?: (value: string) => void;
};

/** The largest counts, as bars lying down. */
export function CountChart({ title, what, counted: { name, unit }, counts, onChoose }: Props) {
  const shown = counts.slice(0, shownAtMost);
  return (
    <ChartFrame
      title={title}
      unit={counts.length > shownAtMost ? `${unit}, les ${shownAtMost} premiers` : unit}
      columns={[what, name]}
      rows={counts.map(({ value, label, count }) => ({
        label,
        figures: [formatNumber(count)],
        onChoose: onChoose && (() => onChoose(value)),
      }))}
    >
      <LyingBars
        rows={shown.map(({ label, count }) => ({ label, value: count }))}
        name={name}
        format={formatNumber}
        onChoose={onChoose && ((at) => onChoose(shown[at]?.value ?? ''))}
      />
    </ChartFrame>
  );
}
