import { Checkbox } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import classes from '../../../components/list-table.module.css';
import { ColumnHead, Gap } from '../../../components/list-table.tsx';
import { useLoadAtEnd } from '../../../lib/use-load-at-end.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useTop } from '../../../lib/use-top.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { sortIn } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignRow } from './campaign-row.tsx';
import { columns } from './columns.ts';
import own from './list.module.css';

type Props = {
  list: CampaignListState;
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
  onSelectAll: () => void;
};

const rowHeight = 53;
const [checkWidth, nameWidth, statusWidth] = [28, 210, 112];
const minWidth = columns.reduce((total, { width }) => total + width, checkWidth + nameWidth + statusWidth);
const span = columns.length + 3;

/** The campaigns found, of which only the rows near what is looked at are on the page; reaching the end asks for more. */
export function CampaignTable({ list, selection, onSelect, onSelectAll }: Props) {
  const { campaigns, first, stale } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTop(body);
  const virtual = useWindowVirtualizer({
    count: campaigns.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => campaigns[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  useLoadAtEnd(list, to?.index === campaigns.length - 1);
  return (
    <div className={classes.scroller}>
      <table
        className={classes.table}
        data-stale={stale || undefined}
        style={{ minWidth }}
        aria-label="Campagnes"
        aria-rowcount={(first?.total ?? 0) + 1}
      >
        <colgroup>
          <col style={{ width: checkWidth }} />
          <col style={{ width: nameWidth }} />
          <col style={{ width: statusWidth }} />
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <TableHead list={list} selection={selection} onSelectAll={onSelectAll} />
        <tbody ref={body} className={own.body}>
          <Gap height={from ? from.start - top : 0} span={span} />
          {shown.map(({ index, key }) => {
            const campaign = campaigns[index];
            return (
              campaign && (
                <CampaignRow
                  key={key}
                  ref={virtual.measureElement}
                  index={index}
                  campaign={campaign}
                  selected={selection.ids.has(campaign.id)}
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

function TableHead({ list, selection, onSelectAll }: Pick<Props, 'list' | 'selection' | 'onSelectAll'>) {
  const active = sortIn(useUrlState().params);
  const chosen = list.campaigns.filter(({ id }) => selection.ids.has(id)).length;
  const all = chosen > 0 && chosen === list.campaigns.length;
  return (
    <thead>
      <tr>
        <td className={classes.check}>
          <Checkbox
            size="xs"
            aria-label="Sélectionner toutes les campagnes affichées"
            checked={all}
            indeterminate={chosen > 0 && !all}
            onChange={() => (all ? selection.clear() : onSelectAll())}
          />
        </td>
        <ColumnHead label="Campagne" sort="name" active={active === 'name'} />
        <ColumnHead label="Statut" active={false} />
        {columns.map(({ name, label, sort }) => (
          <ColumnHead key={name} label={label} sort={sort} active={active === sort} align="right" />
        ))}
      </tr>
    </thead>
  );
}
