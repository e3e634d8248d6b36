import { Text, Title } from '@mantine/core';
import { money } from '../money.ts';
import classes from './real.module.css';
import { type Blended, claimText } from './real-words.ts';

/** How much platforms claim of what was sold, and each of them apart: two are never added without this line. */
export function Claim({ blended }: { blended: Blended }) {
  const { claimed, currency, leftOut, narrowed, source } = blended;
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
      {notes({ leftOut, narrowed: narrowed && told !== null, source }).map((note) => (
        <Text key={note} size="xs" c="dimmed" mt="xs">
          {note}
        </Text>
      ))}
    </section>
  );
}

function notes({ leftOut, narrowed, source }: Pick<Blended, 'leftOut' | 'narrowed' | 'source'>): string[] {
  const { otherCurrencies, withoutAmount } = leftOut;
  return [
    narrowed && source === 'sales' && 'Les campagnes sont filtrées, les ventes sont celles de tout l’espace.',
    otherCurrencies > 0 && `Affaires signées dans une autre devise, non comptées\u00a0: ${otherCurrencies}.`,
    withoutAmount > 0 && `Affaires signées sans montant, non comptées\u00a0: ${withoutAmount}.`,
  ].filter((note) => typeof note === 'string');
}
