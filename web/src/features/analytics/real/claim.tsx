import { Text, Title } from '@mantine/core';
import { money } from '../../../../../shared/analytics/amount-text.ts';
import type { BlendedPeriod } from '../../../../../shared/analytics/blended.contract.ts';
import { blendedNotes, claimText } from '../../../../../shared/analytics/blended-texts.ts';
import classes from './real.module.css';

/** How much platforms claim of what was sold, and each of them apart: two are never added without this line. */
export function Claim({ blended }: { blended: BlendedPeriod }) {
  const { claimed, currency } = blended;
  const told = claimText(blended);
  if (!told && claimed.byPlatform.length === 0) return null;
  return (
    <section className={classes.card} aria-label="Ce que revendiquent les plateformes">
      {!told && (
        <Title order={2} fz="1rem">
          Ce que revendiquent les plateformes
        </Title>
      )}
      {told && (
        <>
          <Title order={2} fz="1.25rem">
            {told.said}
          </Title>
          <Text c="dimmed" size="sm" mt={4} maw="46rem">
            {told.means}
          </Text>
        </>
      )}
      <ul className={classes.platforms}>
        {claimed.byPlatform.map(({ value, label, revenue, spend }) => (
          <li key={value}>
            <span>{label}</span>
            <strong>{revenue === null ? 'CA non mesuré' : `${money(revenue, currency)} revendiqués`}</strong>
            <span className={classes.quiet}>
              {spend === null ? 'dépense non mesurée' : `pour ${money(spend, currency)} dépensés`}
            </span>
          </li>
        ))}
      </ul>
      {blendedNotes(blended).map((note) => (
        <Text key={note} size="xs" c="dimmed" mt="xs">
          {note}
        </Text>
      ))}
    </section>
  );
}
