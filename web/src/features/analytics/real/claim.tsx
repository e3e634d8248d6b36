import { Text, Title } from '@mantine/core';
import type { BlendedPeriod } from '../../../../../shared/analytics/blended.contract.ts';
import { blendedNotes, claimText } from '../../../../../shared/analytics/blended-texts.ts';
import { roundedText } from '../../../../../shared/campaigns/metric-words.ts';
import { formatList } from '../../../lib/format.ts';
import classes from './real.module.css';

/** How much platforms claim of what was sold, and each of them apart: two are never added without this line. */
export function Claim({ blended }: { blended: BlendedPeriod }) {
  const { claimed, currency } = blended;
  const told = claimText(blended);
  if (!told && claimed.byPlatform.length === 0) return null;
  return (
    <section className={classes.card} aria-label="Ce que revendiquent les plateformes">
      {!told && <Unchecked blended={blended} />}
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
        {byAmount(claimed.byPlatform).map(({ value, label, revenue, spend }) => (
          <li key={value}>
            <span>{label}</span>
            <strong>{revenue === null ? 'CA non mesuré' : `${rounded(revenue, currency)} revendiqués`}</strong>
            <span className={classes.quiet}>
              {spend === null ? 'dépense non mesurée' : `pour ${rounded(spend, currency)} dépensés`}
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

const rounded = (amount: number, currency: string | null) => roundedText('spend', amount, currency ?? 'EUR');

type Claims = BlendedPeriod['claimed']['byPlatform'];
const byAmount = (claims: Claims): Claims => claims.toSorted((a, b) => (b.revenue ?? -1) - (a.revenue ?? -1));

/** What is claimed for what was spent, while no sale is known that would say how much of it is true. */
function Unchecked({ blended: { claimed, currency, salesDays } }: { blended: BlendedPeriod }) {
  const claiming = byAmount(claimed.byPlatform).filter(({ revenue }) => revenue !== null);
  const spent = claiming.reduce<number | null>(
    (sum, { spend }) => (sum === null || spend === null ? null : sum + spend),
    0,
  );
  if (claimed.revenue === null || claiming.length === 0)
    return (
      <Title order={2} fz="1rem">
        Ce que revendiquent les plateformes
      </Title>
    );
  return (
    <>
      <Title order={2} fz="1.25rem">
        {formatList(claiming.map(({ label }) => label))} {claiming.length > 1 ? 'revendiquent ensemble' : 'revendique'}{' '}
        {rounded(claimed.revenue, currency)}
        {spent !== null && ` pour ${rounded(spent, currency)} dépensés`}
      </Title>
      {salesDays === 0 && (
        <Text c="dimmed" size="sm" mt={4} maw="46rem">
          Aucune vente réelle pour le vérifier
          {claiming.length > 1 && '\u00a0: plusieurs plateformes peuvent compter la même vente'}.
        </Text>
      )}
    </>
  );
}
