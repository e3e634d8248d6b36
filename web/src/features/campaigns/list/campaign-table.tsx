import { useRef } from 'react';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { betterWay } from '../../../../../shared/rules/ratios.ts';
import classes from '../../../components/list-table.module.css';
import { ColumnHead, Gap, SelectAll } from '../../../components/list-table.tsx';
import { useFits } from '../../../lib/use-fits.ts';
import { useRowsInSight } from '../../../lib/use-rows-in-sight.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { sortIn } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignRow } from './campaign-row.tsx';
import { alignOf, columnLabel, columnSort, useColumns } from './columns.ts';
import { Columns } from './columns-of-table.tsx';
import own from './list.module.css';
import { MarksKey } from './target-mark.tsx';
import { Totals } from './totals.tsx';

type Props = {
  list: CampaignListState;
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
  onSelectAll: () => void;
};

const rowHeight = 53;

/** The campaigns found, of which only the rows near what is looked at are on the page; reaching the end asks for more. */
export function CampaignTable({ list, selection, onSelect, onSelectAll }: Props) {
  const { campaigns, first, stale } = list;
  const { chosen } = useColumns();
  const scroller = useRef<HTMLDivElement>(null);
  const fits = useFits(scroller);
  const span = chosen.length + 3;
  const { body, measure, rows, above, below } = useRowsInSight<CampaignWithFigures, HTMLTableSectionElement>(
    campaigns,
    list,
    { height: rowHeight, overscan: 8 },
  );
  return (
    <>
      <div ref={scroller} className={`${classes.scroller} ${own.scroller}`} data-fits={fits || undefined}>
        <Columns
          chosen={chosen}
          label="Campagnes"
          className={classes.table}
          stale={stale}
          rows={(first?.total ?? 0) + 1}
        >
          <TableHead list={list} selection={selection} onSelectAll={onSelectAll} />
          <tbody ref={body} className={own.body}>
            <Gap height={above} span={span} />
            {rows.map(({ index, thing: campaign }) => (
              <CampaignRow
                key={campaign.id}
                ref={measure}
                index={index}
                campaign={campaign}
                columns={chosen.join(' ')}
                selected={selection.ids.has(campaign.id)}
                onSelect={onSelect}
              />
            ))}
            <Gap height={below} span={span} />
          </tbody>
        </Columns>
      </div>
      {first && <Totals first={first} chosen={chosen} table={scroller} pinned={selection.ids.size === 0} />}
      <p className={own.key}>
        <span>— non mesuré</span>
        <MarksKey />
      </p>
    </>
  );
}

function TableHead({ list, selection, onSelectAll }: Pick<Props, 'list' | 'selection' | 'onSelectAll'>) {
  const active = sortIn(useUrlState().params);
  const { chosen } = useColumns();
  return (
    <thead>
      <tr>
        <td className={classes.check}>
          <SelectAll
            label="Sélectionner toutes les campagnes affichées"
            things={list.campaigns}
            selection={selection}
            onSelectAll={onSelectAll}
          />
        </td>
        <ColumnHead label="Campagne" sort="name" active={active === 'name'} />
        <ColumnHead label="Statut" sort="status" active={active === 'status'} ascending />
        {chosen.map((id) => (
          <ColumnHead
            key={id}
            label={columnLabel(id)}
            sort={columnSort(id)}
            active={active === columnSort(id)}
            align={alignOf(id)}
            ascending={id in betterWay && betterWay[id as 'cpa'] === 'down'}
          />
        ))}
      </tr>
    </thead>
  );
}
