import classes from './sparkline.module.css';

type Props = {
  /** In their order; null where nothing was measured: the line stops there. */
  values: readonly (number | null)[];
  /** What it says, for who does not see it. */
  label: string;
  width?: number;
  height?: number;
};

/** A curve as small as a word: from nought, so that a calm figure looks calm. Nothing under two points. */
export function Sparkline({ values, label, width = 84, height = 24 }: Props) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const top = Math.max(...known, 0) || 1;
  const place = (value: number, at: number) =>
    `${((at / (values.length - 1)) * (width - 2) + 1).toFixed(1)} ${(height - 2 - (value / top) * (height - 4)).toFixed(1)}`;
  const path = values
    .map((value, at) => (value === null ? '' : `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${place(value, at)}`))
    .join('');
  // One that stands alone between two gaps.
  const alone = values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
      ? [{ at, place: place(value, at) }]
      : [],
  );
  return (
    <svg className={classes.root} width={width} height={height} role="img" aria-label={label}>
      <path d={path} className={classes.line} />
      {alone.map(({ at, place: spot }) => (
        <path key={at} d={`M${spot}h0`} className={classes.line} />
      ))}
    </svg>
  );
}
