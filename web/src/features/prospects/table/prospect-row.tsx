import { memo, type Ref } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import classes from '../../../components/list-table.module.css';
import { SelectBox } from '../../../components/list-table.tsx';
import type { ShownColumn } from '../columns.ts';
import { ProspectLink } from '../prospect-link.tsx';
import { cellOf } from './prospect-cell.tsx';

type Props = {
  prospect: Prospect;
  columns: readonly ShownColumn[];
  selected: boolean;
  opened: boolean;
  onSelect: (id: string, range: boolean) => void;
  index: number;
  ref: Ref<HTMLTableRowElement>;
};

/** Drawn again only when it changes: the rows around it come and go. */
export const ProspectRow = memo(function ProspectRow(props: Props) {
  const { prospect, columns, selected, opened, onSelect, index, ref } = props;
  return (
    <tr
      ref={ref}
      className={classes.row}
      data-index={index}
      data-selected={selected || undefined}
      data-opened={opened || undefined}
      // The header is the first row.
      aria-rowindex={index + 2}
    >
      <td className={classes.check}>
        <SelectBox id={prospect.id} name={prospectName(prospect)} selected={selected} onSelect={onSelect} />
      </td>
      <th scope="row" className={classes.who}>
        <span className={classes.name}>
          <ProspectLink prospect={prospect} className={classes.open} />
        </span>
        {prospect.jobTitle && <span className={classes.job}>{prospect.jobTitle}</span>}
      </th>
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          {cellOf(column, prospect)}
        </td>
      ))}
    </tr>
  );
});
