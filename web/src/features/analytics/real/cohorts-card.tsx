import { Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { money } from '../../../../../shared/analytics/amount-text.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import figure from '../../../components/figure.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './cohorts.module.css';
import { type Cohorts, useCohorts } from './use-cohorts.ts';

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => monthName.format(new Date(`${day}T00:00:00Z`));

/** The prospects of each month: what they had cost, and what their deals were worth month after month. */
export function CohortsCard({ currency }: { currency: string | null }) {
  const id = useId();
  const { data, error, mutate } = useCohorts(currency);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} id={id} fz="1rem">
        Ce que rapportent les prospects, mois après mois
      </Title>
      <Text size="sm" c="dimmed" mt={2} maw="46rem">
        Les prospects que la publicité a amenés, par mois d’arrivée&nbsp;: le total de leurs affaires signées, du mois
        de leur arrivée au douzième qui suit.
      </Text>
      {error && !data && <LoadFailure what="Les cohortes" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={160} mt="sm" radius="md" />}
      {data && <Table cohorts={data} labelledBy={id} />}
    </section>
  );
}

function Table({ cohorts: { items, currency }, labelledBy }: { cohorts: Cohorts; labelledBy: string }) {
  const columns = Math.max(...items.map(({ steps }) => steps.length), 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the keyboard too.
    <section className={classes.scroll} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={classes.cohorts} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Arrivés en</th>
            <th scope="col">Prospects</th>
            <th scope="col">Dépense</th>
            <th scope="col">Coût par affaire</th>
            <th scope="col">Remboursé</th>
            {Array.from({ length: columns }, (_, after) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the months after are numbers.
              <th key={after} scope="col">
                {after === 0 ? 'Le mois même' : `+${after}\u00a0mois`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((cohort) => (
            <tr key={cohort.month}>
              <th scope="row">{monthOf(cohort.month)}</th>
              <td>{formatNumber(cohort.prospects)}</td>
              <td>{cohort.spend === null ? <Missing text="non mesurée" /> : money(cohort.spend, currency)}</td>
              <td>
                <DealCost cohort={cohort} currency={currency} />
              </td>
              <td>{paybackText(cohort.payback)}</td>
              {cohort.steps.map(({ after, won, value }) => (
                <td
                  key={after}
                  className={classes.step}
                  data-paid={cohort.spend !== null && cohort.spend > 0 && value >= cohort.spend ? true : undefined}
                  title={formatCount(won, 'affaire signée', 'affaires signées')}
                >
                  {won === 0 ? <Missing text="—" /> : money(value, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Missing = ({ text }: { text: string }) => <span className={figure.missing}>{text}</span>;

type DealCostProps = { cohort: Cohorts['items'][number]; currency: string | null };

function DealCost({ cohort: { dealCost }, currency }: DealCostProps) {
  const { value, numerator, denominator } = dealCost;
  if (value === null || numerator === null || denominator === null) return <Missing text="—" />;
  const deals = formatCount(denominator, 'affaire signée', 'affaires signées');
  return (
    <Arithmetic text={`${money(value, currency)} = ${money(numerator, currency)} de dépense ÷ ${deals}`}>
      <span className={figure.value}>{money(value, currency)}</span>
    </Arithmetic>
  );
}

function paybackText({ after, reason }: Cohorts['items'][number]['payback']): string {
  if (after !== null) return after === 0 ? 'le mois même' : `en ${after}\u00a0mois`;
  return { not_yet: 'pas encore', not_measured: '—', no_spend: 'sans dépense' }[reason ?? 'not_measured'];
}
