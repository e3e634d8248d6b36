import { memo, type Ref } from 'react';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { Figure } from '../../../components/figure.tsx';
import classes from '../../../components/list-table.module.css';
import { SelectBox } from '../../../components/list-table.tsx';
import { StatusMenu } from '../status-menu.tsx';
import { CampaignLink } from './campaign-link.tsx';
import { whereOf } from './campaign-words.ts';
import { columns } from './columns.ts';
import own from './list.module.css';

type Props = {
  campaign: CampaignWithFigures;
  selected: boolean;
  onSelect: (id: string, range: boolean) => void;
  index: number;
  ref: Ref<HTMLTableRowElement>;
};

/** Drawn again only when it changes: the rows around it come and go. */
export const CampaignRow = memo(function CampaignRow({ campaign, selected, onSelect, index, ref }: Props) {
  const { id, name, figures, currency } = campaign;
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
        <span className={classes.job}>{whereOf(campaign)}</span>
      </th>
      <td>
        <StatusMenu campaign={campaign} />
      </td>
      {columns.map((column) => (
        <td key={column.name} data-align="right">
          <Figure name={column.name} figures={figures} currency={currency} />
        </td>
      ))}
    </tr>
  );
});
