import { Checkbox } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import classes from '../../../components/list-table.module.css';
import { ColumnHead, Gap } from '../../../components/list-table.tsx';
import { useLoadAtEnd } from '../../../lib/use-load-at-end.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useTop } from '../../../lib/use-top.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { ShownColumn } from '../columns.ts';
import { sortIn, urlNames } from '../prospects-query.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { ProspectRow } from './prospect-row.tsx';

type Props = {
  list: ProspectListState;
  columns: readonly ShownColumn[];
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
  onSelectAll: () => void;
};

const rowHeight = 53;
const checkWidth = 28;
const nameWidth = 150;

/** The prospects found, of which only the rows near what is looked at are on the page; reaching the end asks for more. */
export function ProspectTable({ list, columns, selection, onSelect, onSelectAll }: Props) {
  const { params } = useUrlState();
  const opened = params.get(urlNames.prospect);
  const { prospects, first, stale } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTop(body);
  const virtual = useWindowVirtualizer({
    count: prospects.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => prospects[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  useLoadAtEnd(list, to?.index === prospects.length - 1);
  const width = columns.reduce((total, column) => total + column.width, checkWidth + nameWidth);
  const span = columns.length + 2;
  return (
    <div className={classes.scroller}>
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
          <Gap height={from ? from.start - top : 0} span={span} />
          {shown.map(({ index, key }) => {
            const prospect = prospects[index];
            return (
              prospect && (
                <ProspectRow
                  key={key}
                  ref={virtual.measureElement}
                  index={index}
                  prospect={prospect}
                  columns={columns}
                  selected={selection.ids.has(prospect.id)}
                  opened={opened === prospect.id}
                  onSelect={onSelect}
                />
              )
            );
          })}
          <Gap height={to ? Math.max(0, virtual.getTotalSize() - (to.end - top)) : 0} span={span} />
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Pick<Props, 'columns' | 'selection' | 'onSelectAll'> & { prospects: readonly Prospect[] };

function TableHead({ prospects, columns, selection, onSelectAll }: HeadProps) {
  const active = sortIn(useUrlState().params);
  const chosen = prospects.filter(({ id }) => selection.ids.has(id)).length;
  const all = chosen > 0 && chosen === prospects.length;
  return (
    <thead>
      <tr>
        <td className={classes.check}>
          <Checkbox
            size="xs"
            aria-label="Sélectionner tous les prospects affichés"
            checked={all}
            indeterminate={chosen > 0 && !all}
            onChange={() => (all ? selection.clear() : onSelectAll())}
          />
        </td>
        <ColumnHead label="Prospect" sort="name" active={active === 'name'} />
        {columns.map(({ id, label, sort, align }) => (
          <ColumnHead key={id} label={label} sort={sort} active={active === sort} align={align} />
        ))}
      </tr>
    </thead>
  );
}
