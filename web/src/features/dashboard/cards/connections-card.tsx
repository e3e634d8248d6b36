import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Failing } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import classes from '../dashboard.module.css';

const kinds = { connection: 'Compte publicitaire', webhook: 'Webhook', pixel: 'Pixel' } as const;

/** What does not work any more, with why. */
export function ConnectionsCard({ failing }: { failing: readonly Failing[] }) {
  if (failing.length === 0)
    return <Text size="sm">Aucun échec&nbsp;: comptes publicitaires, webhooks et pixels répondent.</Text>;
  return (
    <ul className={classes.rows}>
      {failing.map(({ kind, id, name, detail, path }) => (
        <li key={`${kind} ${id}`} className={classes.failingRow}>
          <ToneBadge tone="accent">{kinds[kind]}</ToneBadge>{' '}
          <Link to={path} className={classes.name}>
            {name}
          </Link>
          <Text size="sm" c="dimmed" mt={2}>
            {detail}
          </Text>
        </li>
      ))}
    </ul>
  );
}
