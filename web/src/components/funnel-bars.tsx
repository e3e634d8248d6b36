import classes from './funnel-bars.module.css';

type FunnelBar = {
  key: string;
  label: string;
  /** As it is read; `share` is that of the step before, empty where there is none. */
  value: string;
  share: string;
  /** Of the widest bar, 0 to 1. */
  width: number;
  /** Beyond the scale of the others, and looks it. */
  isWide?: boolean;
};

/** The steps of a funnel, each a line with its bar. */
export const FunnelBars = ({ steps }: { steps: readonly FunnelBar[] }) => (
  <ol className={classes.steps}>
    {steps.map(({ key, label, value, share, width, isWide = false }) => (
      <li key={key}>
        <span className={classes.step}>
          <span>{label}</span>
          <strong>{value}</strong>
          <span className={classes.share}>{share}</span>
        </span>
        <span
          className={classes.bar}
          data-wide={isWide || undefined}
          style={{ width: `${100 * Math.min(1, Math.max(0.005, width))}%` }}
        />
      </li>
    ))}
  </ol>
);
