import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { Figure } from '../../../components/figure.tsx';
import { SelectBox } from '../../../components/list-table.tsx';
import { metricLabels } from '../../../lib/metric-words.ts';
import { useLoadAtEnd } from '../../../lib/use-load-at-end.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useTop } from '../../../lib/use-top.ts';
import { StatusMenu } from '../status-menu.tsx';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignLink } from './campaign-link.tsx';
import { whereOf } from './campaign-words.ts';
import classes from './list.module.css';

type Props = {
  list: CampaignListState;
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
};

const cardHeight = 150;
const gap = 10;
const cardNames = ['spend', 'cpa', 'roas'] as const;

/** The table where there is no room for one: a card each. */
export function CampaignCards({ list, selection, onSelect }: Props) {
  const { campaigns, first, stale } = list;
  const element = useRef<HTMLUListElement>(null);
  const top = useTop(element);
  const virtual = useWindowVirtualizer({
    count: campaigns.length,
    estimateSize: () => cardHeight,
    getItemKey: (index) => campaigns[index]?.id ?? index,
    overscan: 5,
    gap,
    scrollMargin: top,
  });
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  useLoadAtEnd(list, to?.index === campaigns.length - 1);
  return (
    <ul
      ref={element}
      className={classes.cards}
      data-stale={stale || undefined}
      aria-label="Campagnes"
      style={{
        paddingTop: from ? from.start - top : 0,
        paddingBottom: to ? Math.max(0, virtual.getTotalSize() - (to.end - top)) : 0,
      }}
    >
      {shown.map(({ index, key }) => {
        const campaign = campaigns[index];
        return (
          campaign && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.card}
              data-selected={selection.ids.has(campaign.id) || undefined}
              aria-setsize={first?.total}
              aria-posinset={index + 1}
            >
              <Card campaign={campaign} selected={selection.ids.has(campaign.id)} onSelect={onSelect} />
            </li>
          )
        );
      })}
    </ul>
  );
}

type CardProps = { campaign: CampaignWithFigures; selected: boolean; onSelect: Props['onSelect'] };

function Card({ campaign, selected, onSelect }: CardProps) {
  const { id, name, figures, currency } = campaign;
  return (
    <>
      <div className={classes.top}>
        <div className={classes.title}>
          <CampaignLink campaign={campaign} className={classes.open} />
          <span className={classes.where}>{whereOf(campaign)}</span>
        </div>
        <span className={classes.front}>
          <SelectBox id={id} name={name} selected={selected} onSelect={onSelect} />
        </span>
      </div>
      <StatusMenu campaign={campaign} />
      <dl className={classes.figures}>
        {cardNames.map((figure) => (
          <div key={figure}>
            <dt>{metricLabels[figure]}</dt>
            <dd>
              <Figure name={figure} figures={figures} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
