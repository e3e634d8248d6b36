import type { CampaignWithFigures } from '../../../../../shared/campaigns/list.contract.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { CardsInSight } from '../../../components/cards-in-sight.tsx';
import { Figure } from '../../../components/figure.tsx';
import { SelectBox } from '../../../components/list-table.tsx';
import { PaceBar } from '../../../components/pace-bar.tsx';
import type { Selection } from '../../../lib/use-selection.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignLink } from './campaign-link.tsx';
import { useCardFigures } from './columns.ts';
import classes from './list.module.css';
import { OpenAlerts } from './open-alerts.tsx';
import { StatusMenu } from './status-menu.tsx';
import { TargetMark } from './target-mark.tsx';
import { useLongPress } from './use-long-press.ts';
import { Where } from './where.tsx';

type Props = {
  list: CampaignListState;
  selection: Selection;
  onSelect: (id: string, range: boolean) => void;
};

/** The table where there is no room for one: a card each. */
export const CampaignCards = ({ list, selection, onSelect }: Props) => (
  <CardsInSight<CampaignWithFigures>
    label="Campagnes"
    things={list.campaigns}
    list={list}
    selection={selection}
    height={170}
    card={(campaign, selected) => <Card campaign={campaign} selected={selected} onSelect={onSelect} />}
  />
);

type CardProps = { campaign: CampaignWithFigures; selected: boolean; onSelect: Props['onSelect'] };

function Card({ campaign, selected, onSelect }: CardProps) {
  const { id, name, figures, currency, targetStates } = campaign;
  const { chosen } = useCardFigures();
  const press = useLongPress(() => onSelect(id, false));
  const targetOf = (figure: string) => targetStates.find(({ metric }) => metric === figure);
  return (
    <div {...press} className={classes.held}>
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
        <OpenAlerts campaign={campaign} />
        <PaceBar pacing={campaign.pacing} currency={currency} quiet />
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
