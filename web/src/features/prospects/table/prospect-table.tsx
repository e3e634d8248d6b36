import { useRef } from 'react';
import { type AnySort, usualOrder } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import classes from '../../../components/list-table.module.css';
import { ColumnHead, Gap, SelectAll } from '../../../components/list-table.tsx';
import { useFits } from '../../../lib/use-fits.ts';
import { useRowsInSight } from '../../../lib/use-rows-in-sight.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { ShownColumn } from '../columns.ts';
import { sortIn, urlNames } from '../prospects-query.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { ProspectRow } from './prospect-row.tsx';

type Props = {
  list: ProspectListState;
  columns: readonly ShownColumn[];
  selection: Pick<Selection, 'ids' | 'clear'>;
  onSelect: (id: string, range: boolean) => void;
  onSelectAll: () => void;
};

const rowHeight = 53;
const checkWidth = 28;
const nameWidth = 146;

/** The prospects found, of which only the rows near what is looked at are on the page; reaching the end asks for more. */
export function ProspectTable({ list, columns, selection, onSelect, onSelectAll }: Props) {
  const { params } = useUrlState();
  const opened = params.get(urlNames.prospect);
  const { prospects, first, stale } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const fits = useFits(scroller);
  const { body, measure, rows, above, below } = useRowsInSight<Prospect, HTMLTableSectionElement>(prospects, list, {
    height: rowHeight,
    overscan: 8,
  });
  const width = columns.reduce((total, column) => total + column.width, checkWidth + nameWidth);
  const span = columns.length + 2;
  return (
    <div ref={scroller} className={classes.scroller} data-fits={fits || undefined}>
      <table
        className={classes.table}
        data-stale={stale || undefined}
        style={{ minWidth: width }}
        aria-label="Prospects"
        aria-rowcount={(first?.total ?? 0) + 1}
      >
        <colgroup>
          <col style={{ width: checkWidth }} />
          <col style={{ width: nameWidth }} />
          {columns.map(({ id, width: own }) => (
            <col key={id} style={{ width: own }} />
          ))}
        </colgroup>
        <TableHead prospects={prospects} columns={columns} selection={selection} onSelectAll={onSelectAll} />
        <tbody ref={body}>
          <Gap height={above} span={span} />
          {rows.map(({ index, thing: prospect }) => (
            <ProspectRow
              key={prospect.id}
              ref={measure}
              index={index}
              prospect={prospect}
              columns={columns}
              selected={selection.ids.has(prospect.id)}
              opened={opened === prospect.id}
              onSelect={onSelect}
            />
          ))}
          <Gap height={below} span={span} />
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Pick<Props, 'columns' | 'selection' | 'onSelectAll'> & { prospects: readonly Prospect[] };

function TableHead({ prospects, columns, selection, onSelectAll }: HeadProps) {
  const { sort: active, order } = sortIn(useUrlState().params);
  const ways = (sort: AnySort) => ({ first: usualOrder(sort), turned: order !== usualOrder(sort) });
  return (
    <thead>
      <tr>
        <td className={classes.check}>
          <SelectAll
            label="Sélectionner tous les prospects trouvés"
            things={prospects}
            selection={selection}
            onSelectAll={onSelectAll}
          />
        </td>
        <ColumnHead label="Prospect" sort="name" active={active === 'name'} ways={ways('name')} />
        {columns.map(({ id, label, sort, align }) => (
          <ColumnHead key={id} label={label} sort={sort} active={active === sort} align={align} ways={ways(sort)} />
        ))}
      </tr>
    </thead>
  );
}
