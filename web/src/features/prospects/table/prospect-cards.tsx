import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { isNamedByCompany, prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { CardsInSight } from '../../../components/cards-in-sight.tsx';
import { SelectBox } from '../../../components/list-table.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { ProspectLink } from '../prospect-link.tsx';
import { ScoreRing } from '../score-ring.tsx';
import { StatusMenu } from '../status-menu.tsx';
import type { ProspectListState } from '../use-prospect-list.ts';
import { ClientMenu, OwnerMenu } from '../whose-menus.tsx';
import { NextActionCell } from './next-action-cell.tsx';
import classes from './prospect-cards.module.css';

type Props = {
  list: ProspectListState;
  selection: Pick<Selection, 'ids' | 'clear'>;
  onSelect: (id: string, range: boolean) => void;
};

/** The table where there is no room for one: a card each. */
export const ProspectCards = ({ list, selection, onSelect }: Props) => (
  <CardsInSight<Prospect>
    label="Prospects"
    things={list.prospects}
    list={list}
    selection={selection}
    height={146}
    card={(prospect, selected) => <Card prospect={prospect} selected={selected} onSelect={onSelect} />}
  />
);

type CardProps = { prospect: Prospect; selected: boolean; onSelect: Props['onSelect'] };

function Card({ prospect, selected, onSelect }: CardProps) {
  const { jobTitle, score, grade, value, currency } = prospect;
  const company = isNamedByCompany(prospect) ? null : prospect.company;
  return (
    <>
      <div className={classes.head}>
        <ScoreRing score={score} grade={grade} size={38} />
        <div className={classes.who}>
          <span className={classes.name}>
            <ProspectLink prospect={prospect} className={classes.open} />
          </span>
          <span className={classes.job}>
            {[jobTitle, company].filter(Boolean).join(' · ') || (prospect.company ? 'Entreprise' : '—')}
          </span>
        </div>
        <span className={classes.front}>
          <SelectBox id={prospect.id} name={prospectName(prospect)} selected={selected} onSelect={onSelect} />
        </span>
      </div>
      <div className={classes.foot}>
        <StatusMenu prospect={prospect} />
        {value !== null && <span className={classes.value}>{formatMoney(value, currency)}</span>}
        <span className={classes.whose}>
          {prospect.clientId && <ClientMenu prospect={prospect} bare />}
          <OwnerMenu prospect={prospect} bare />
        </span>
      </div>
      <div className={classes.action}>
        <NextActionCell prospect={prospect} none="Prévoir une action" />
      </div>
    </>
  );
}
