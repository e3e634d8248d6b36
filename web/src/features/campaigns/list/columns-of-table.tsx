import type { ReactNode } from 'react';
import { type ColumnId, columnWidth } from './columns.ts';

type Props = {
  chosen: readonly ColumnId[];
  label: string;
  className: string | undefined;
  stale?: boolean;
  /** With the header. */
  rows?: number;
  children: ReactNode;
};

const [checkWidth, nameWidth, statusWidth] = [28, 210, 108];

/** A table of the columns that are chosen: the campaigns, and the totals below, which stand under the same columns. */
export function Columns({ chosen, label, className, stale, rows, children }: Props) {
  const minWidth = chosen.reduce((total, id) => total + columnWidth(id), checkWidth + nameWidth + statusWidth);
  return (
    <table
      className={className}
      data-stale={stale || undefined}
      style={{ minWidth }}
      aria-label={label}
      aria-rowcount={rows}
    >
      <colgroup>
        <col style={{ width: checkWidth }} />
        {/* Whatever room is left is for the names. */}
        <col />
        <col style={{ width: statusWidth }} />
        {chosen.map((id) => (
          <col key={id} style={{ width: columnWidth(id) }} />
        ))}
      </colgroup>
      {children}
    </table>
  );
}
