import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AdminDashboard } from '../../../../../shared/admin/dashboard.contract.ts';
import { workspaceMoves } from '../../../../../shared/admin/workspace.contract.ts';
import { centsText } from '../../../../../shared/billing/euros.ts';
import { dayText, periodText } from '../../../../../shared/kernel/day-texts.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { moves } from '../../../../../shared/rules/mrr.ts';
import framed from '../../../components/framed-list.module.css';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from './dashboard.module.css';
import { LinkedFigures } from './linked-figures.tsx';
import { failedPaymentsList, moversList, openPaymentsList } from './lists.ts';
import { Part } from './part.tsx';

type Money = NonNullable<AdminDashboard['money']>;
type Days = { from: string; to: string };
/** Whether the lists of workspaces may be opened. */
type Props = { money: Money; days: Days; opensWorkspaces: boolean };

/** What comes back every month, what moved it, and what is owed. */
export function MoneyPart({ money, days, opensWorkspaces }: Props) {
  const { mrr, arr, arpa, openInvoices, failed30d, trialConversion } = money;
  const workspaces = (to: string) => (opensWorkspaces ? { to } : {});
  return (
    <Part
      title="Revenu récurrent"
      note={`Hors taxes, le ${dayText(days.to)} au soir. Abonnements actifs ou en retard de paiement, et accords en cours.`}
    >
      <LinkedFigures
        figures={[
          { name: 'Par mois (MRR)', value: centsText(mrr), ...workspaces(moversList('paying', days)) },
          { name: 'Par an (ARR)', value: centsText(arr), more: 'Douze fois le mois' },
          { name: 'Par espace payant', value: arpa === null ? 'Aucun' : centsText(arpa) },
          {
            name: 'Essais devenus abonnements',
            value: trialConversion === null ? 'Aucun' : formatPercent(trialConversion),
            more: 'Espaces créés sur la période, essai terminé',
          },
        ]}
      />
      <Bridge money={money} days={days} opensWorkspaces={opensWorkspaces} />
      <LinkedFigures
        figures={[
          { name: 'Paiements attendus', value: formatNumber(openInvoices), to: openPaymentsList() },
          { name: 'Paiements échoués sur 30 jours', value: formatNumber(failed30d), to: failedPaymentsList() },
        ]}
      />
    </Part>
  );
}

/** From what it was to what it is: each move, and the workspaces behind it. */
function Bridge({ money, days, opensWorkspaces }: Props) {
  return (
    <dl className={framed.list} aria-label={`Ce qui a changé le MRR ${periodText(days)}`}>
      <div className={classes.line} data-total>
        <dt>MRR le {dayText(addDays(days.from, -1))} au soir</dt>
        <dd>{centsText(money.start)}</dd>
      </div>
      {moves.map((move) => (
        <div key={move} className={classes.line}>
          <dt>{workspaceMoves[move]}</dt>
          <dd>
            {opensWorkspaces ? (
              <Anchor
                component={Link}
                to={moversList(move, days)}
                aria-label={`${workspaceMoves[move]}\u00a0: ${signedText(money[move])}`}
              >
                {signedText(money[move])}
              </Anchor>
            ) : (
              signedText(money[move])
            )}
          </dd>
        </div>
      ))}
      <div className={classes.line} data-total>
        <dt>MRR le {dayText(days.to)} au soir</dt>
        <dd>{centsText(money.mrr)}</dd>
      </div>
    </dl>
  );
}

const signedText = (amount: number): string => (amount > 0 ? `+${centsText(amount)}` : centsText(amount));
