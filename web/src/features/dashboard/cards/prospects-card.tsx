import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import dotted from '../../../components/dotted.module.css';
import { DueProspects } from '../../../components/due-prospects.tsx';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import classes from '../dashboard.module.css';

type Props = { prospects: NonNullable<Dashboard['prospects']>; onWritten: () => unknown };

/** Whom to call by tonight, and how the prospects stand. */
export function ProspectsCard({ prospects, onWritten }: Props) {
  const { open, overdue, wonValue, currency, due, total } = prospects;
  if (total === 0)
    return (
      <Text size="sm" c="dimmed">
        Vos prospects à rappeler s’afficheront ici.{' '}
        <Anchor component={Link} to={paths.prospects} inherit underline="always">
          Ajouter un prospect
        </Anchor>
      </Text>
    );
  return (
    <>
      {due.length > 0 ? (
        <DueProspects prospects={due} onWritten={onWritten} />
      ) : (
        <Text size="sm">Personne à rappeler aujourd’hui.</Text>
      )}
      <Text size="sm" c="dimmed" component="div" className={`${classes.foot} ${dotted.dotted}`}>
        <span>{formatCount(open, 'prospect en cours', 'prospects en cours')} </span>
        {wonValue > 0 && <span>{formatMoney(wonValue, currency)} signés sur la période, toutes origines </span>}
        {overdue > due.length && (
          <span>
            <Anchor component={Link} to={paths.overdueProspects} inherit underline="always">
              {formatCount(overdue, 'action en retard', 'actions en retard')}
            </Anchor>
          </span>
        )}
      </Text>
    </>
  );
}
