import { memo, type Ref } from 'react';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import classes from '../../../components/list-table.module.css';
import { SelectBox } from '../../../components/list-table.tsx';
import { CampaignCell } from './campaign-cell.tsx';
import { CampaignLink } from './campaign-link.tsx';
import { alignOf, type ColumnId } from './columns.ts';
import own from './list.module.css';
import { StatusMenu } from './status-menu.tsx';
import { Where } from './where.tsx';

type Props = {
  campaign: CampaignWithFigures;
  /** By `columnIds`, parted by spaces: a row is drawn again when they change. */
  columns: string;
  selected: boolean;
  onSelect: (id: string, range: boolean) => void;
  index: number;
  ref: Ref<HTMLTableRowElement>;
};

/** Drawn again only when it changes: the rows around it come and go. */
export const CampaignRow = memo(function CampaignRow({ campaign, columns, selected, onSelect, index, ref }: Props) {
  const { id, name } = campaign;
  return (
    <tr
      ref={ref}
      className={classes.row}
      data-index={index}
      data-selected={selected || undefined}
      // The header is the first row.
      aria-rowindex={index + 2}
    >
      <td className={classes.check}>
        <SelectBox id={id} name={name} selected={selected} onSelect={onSelect} />
      </td>
      <th scope="row" className={`${classes.who} ${own.who}`}>
        <span className={classes.name}>
          <CampaignLink campaign={campaign} className={classes.open} />
        </span>
        <Where campaign={campaign} />
      </th>
      <td>
        <StatusMenu campaign={campaign} />
      </td>
      {(columns.split(' ') as ColumnId[]).map((column) => (
        <td key={column} data-align={alignOf(column)}>
          <CampaignCell id={column} campaign={campaign} />
        </td>
      ))}
    </tr>
  );
});
