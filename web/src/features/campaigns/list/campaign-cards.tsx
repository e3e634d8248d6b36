import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { Figure } from '../../../components/figure.tsx';
import { SelectBox } from '../../../components/list-table.tsx';
import { PaceBar } from '../../../components/pace-bar.tsx';
import { metricLabels } from '../../../lib/metric-words.ts';
import { useRowsInSight } from '../../../lib/use-rows-in-sight.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignLink } from './campaign-link.tsx';
import { useCardFigures } from './columns.ts';
import classes from './list.module.css';
import { StatusMenu } from './status-menu.tsx';
import { TargetMark } from './target-mark.tsx';
import { useLongPress } from './use-long-press.ts';
import { Where } from './where.tsx';

type Props = {
  list: CampaignListState;
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
};

const cardHeight = 170;
const gap = 10;

/** The table where there is no room for one: a card each. */
export function CampaignCards({ list, selection, onSelect }: Props) {
  const { campaigns, first, stale } = list;
  const { body, measure, rows, above, below } = useRowsInSight<CampaignWithFigures, HTMLUListElement>(campaigns, list, {
    height: cardHeight,
    gap,
    overscan: 5,
  });
  return (
    <ul
      ref={body}
      className={classes.cards}
      data-stale={stale || undefined}
      aria-label="Campagnes"
      style={{
        paddingTop: above,
        paddingBottom: below,
      }}
    >
      {rows.map(({ index, thing: campaign }) => (
        <li
          key={campaign.id}
          ref={measure}
          data-index={index}
          className={classes.card}
          data-selected={selection.ids.has(campaign.id) || undefined}
          aria-setsize={first?.total}
          aria-posinset={index + 1}
        >
          <Card campaign={campaign} selected={selection.ids.has(campaign.id)} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { campaign: CampaignWithFigures; selected: boolean; onSelect: Props['onSelect'] };

function Card({ campaign, selected, onSelect }: CardProps) {
  const { id, name, figures, currency, targetStates } = campaign;
  const { chosen } = useCardFigures();
  const press = useLongPress(() => onSelect(id, false));
  const targetOf = (figure: string) => targetStates.find(({ metric }) => metric === figure);
  return (
    <div {...press}>
      <div className={classes.top}>
        <div className={classes.title}>
          <CampaignLink campaign={campaign} className={classes.open} />
          <Where campaign={campaign} />
        </div>
        <span className={classes.front}>
          <SelectBox id={id} name={name} selected={selected} onSelect={onSelect} />
        </span>
      </div>
      <div className={classes.standing}>
        <StatusMenu campaign={campaign} />
        <PaceBar pacing={campaign.pacing} currency={currency} />
      </div>
      <dl className={classes.figures}>
        {chosen.map((figure) => (
          <div key={figure}>
            <dt>{metricLabels[figure]}</dt>
            <dd>
              <Figure name={figure} figures={figures} currency={currency} />
              <CardTarget target={targetOf(figure)} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Target = CampaignWithFigures['targetStates'][number] | undefined;

const CardTarget = ({ target, currency }: { target: Target; currency: string }) =>
  target ? <TargetMark target={target} currency={currency} /> : null;
