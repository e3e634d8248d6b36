import type { CSSProperties } from 'react';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { beginningOf } from '../../../../../shared/rules/periods.ts';
import { shortDay } from '../../../lib/short-day.ts';
import classes from './day-grid.module.css';

export const weekdays = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'] as const;

/** What a day shows: how much of a colour, or that there is nothing, or that something is missing. */
export type Cell = { title: string; color?: string; part?: number; mark?: 'empty' | 'missing' };

/** The Mondays of the weeks that days touch, in order. */
export const mondaysOf = (days: readonly string[]): string[] => [
  ...new Set(days.map((day) => beginningOf('week', day))),
];

/** Days as a calendar: a column a week, a row a weekday. */
export function DayGrid({ days, cellOf }: { days: readonly string[]; cellOf: (day: string) => Cell }) {
  const mondays = mondaysOf(days);
  const inside = new Set(days);
  const monthAt = (at: number) => mondays[at]?.slice(0, 7);
  return (
    <div className={classes.scroll}>
      <div className={classes.grid}>
        <span className={classes.head} />
        {weekdays.map((name) => (
          <span key={name} className={classes.weekday}>
            {name}
          </span>
        ))}
        {mondays.map((monday, at) => [
          <span key={monday} className={classes.head}>
            {(mondays.length <= 6 || monthAt(at) !== monthAt(at - 1)) && shortDay(monday)}
          </span>,
          ...weekdays.map((name, on) => {
            const day = addDays(monday, on);
            return <DayCell key={`${monday} ${name}`} cell={inside.has(day) ? cellOf(day) : null} />;
          }),
        ])}
      </div>
    </div>
  );
}

function DayCell({ cell }: { cell: Cell | null }) {
  if (!cell) return <span className={classes.cell} data-out />;
  const { title, color, part, mark } = cell;
  const style = { '--cell-part': part === undefined ? undefined : `${Math.round(part * 100)}%`, '--cell-color': color };
  return (
    <span
      className={classes.cell}
      title={title}
      data-empty={mark === 'empty' || undefined}
      data-missing={mark === 'missing' || undefined}
      style={style as CSSProperties}
    />
  );
}

/** What the cells mean. */
export const CellLegend = ({ items }: { items: readonly Cell[] }) => (
  <ul className={classes.legend}>
    {items.map((cell) => (
      <li key={cell.title}>
        <DayCell cell={cell} /> {cell.title}
      </li>
    ))}
  </ul>
);
