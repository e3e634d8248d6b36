import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { money } from '../../../../../shared/analytics/amount-text.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import figure from '../../../components/figure.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './cohorts.module.css';
import { type Cohorts, useCohorts } from './use-cohorts.ts';

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => monthName.format(new Date(`${day}T00:00:00Z`));

/** As many as fit beside their figures; the others are asked for. */
const fewMonths = 6;

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
        d’arrivée jusqu’à douze mois après.
      </Text>
      {error && !data && <LoadFailure what="Les cohortes" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={160} mt="sm" radius="md" />}
      {data && <Table cohorts={data} labelledBy={id} />}
    </section>
  );
}

function Table({ cohorts: { items, currency }, labelledBy }: { cohorts: Cohorts; labelledBy: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(-fewMonths);
  const longest = Math.max(...shown.map(({ steps }) => steps.length), 0);
  // Of one month alone there is nothing to compare a column with: what it brought stands in « Dépense couverte ».
  const columns = Array.from({ length: longest }, (_, after) => after).filter(
    (after) => shown.filter(({ steps }) => (steps[after]?.won ?? 0) > 0).length > 1,
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the keyboard too. */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby={labelledBy}>
        <table className={classes.cohorts} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col">Mois d’arrivée</th>
              <th scope="col">Prospects</th>
              <th scope="col">Dépense</th>
              <th scope="col">Coût par affaire</th>
              <th scope="col">Dépense couverte</th>
              {columns.map((after) => (
                <th key={after} scope="col">
                  {stepName(after)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cohort) => (
              <tr key={cohort.month}>
                <th scope="row">{monthOf(cohort.month)}</th>
                <td data-name="Prospects">{formatNumber(cohort.prospects)}</td>
                <td data-name="Dépense">
                  {cohort.spend === null ? <Missing text="non mesurée" /> : money(cohort.spend, currency)}
                </td>
                <td data-name="Coût par affaire">
                  <DealCost cohort={cohort} currency={currency} />
                </td>
                <td data-name="Dépense couverte">
                  <Payback cohort={cohort} currency={currency} />
                </td>
                {columns.map((after) => (
                  <StepCell key={after} cohort={cohort} after={after} currency={currency} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {items.length > shown.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" ml="-0.5rem" onClick={() => setAll(true)}>
          Voir les {items.length} mois
        </Button>
      )}
    </>
  );
}

const stepName = (after: number): string => (after === 0 ? 'Le mois même' : `Après ${after}\u00a0mois`);

type CellProps = { cohort: Cohorts['items'][number]; after: number; currency: string | null };

/** Empty where that month has not come yet. */
function StepCell({ cohort: { spend, steps }, after, currency }: CellProps) {
  const step = steps[after];
  if (!step) return <td className={classes.none} />;
  return (
    <td
      className={classes.step}
      data-name={stepName(after)}
      data-paid={(spend !== null && spend > 0 && step.value >= spend) || undefined}
      title={formatCount(step.won, 'affaire signée', 'affaires signées')}
    >
      {step.won === 0 ? <Missing text="—" /> : money(step.value, currency)}
    </td>
  );
}

/** Since when the deals have brought what was spent, or how much of it. */
function Payback({ cohort: { payback, spend, steps }, currency }: DealCostProps) {
  const brought = steps.at(-1)?.value ?? 0;
  if (payback.reason !== 'not_yet' || spend === null || spend === 0 || brought === 0)
    return (
      <>
        {paybackText(payback)}
        {payback.reason === null && brought > 0 && `, ${money(brought, currency)}`}
      </>
    );
  return (
    <span className={classes.payback}>
      {money(brought, currency)} sur {money(spend, currency)}
      <span className={classes.paidBar} aria-hidden>
        <i style={{ width: `${Math.min(1, brought / spend) * 100}%` }} />
      </span>
    </span>
  );
}

const Missing = ({ text }: { text: string }) => <span className={figure.missing}>{text}</span>;

type DealCostProps = { cohort: Cohorts['items'][number]; currency: string | null };

function DealCost({ cohort: { dealCost }, currency }: DealCostProps) {
  const { value, numerator, denominator } = dealCost;
  if (value === null || numerator === null || denominator === null)
    return <Missing text={denominator === 0 ? 'aucune affaire' : 'non mesuré'} />;
  const deals = formatCount(denominator, 'affaire signée', 'affaires signées');
  return (
    <Arithmetic text={`${money(value, currency)} = ${money(numerator, currency)} de dépense ÷ ${deals}`}>
      <span className={figure.value}>{money(value, currency)}</span>
    </Arithmetic>
  );
}

function paybackText({ after, reason }: Cohorts['items'][number]['payback']): string {
  if (after !== null) return after === 0 ? 'le mois même' : `en ${after}\u00a0mois`;
  return { not_yet: 'pas encore', not_measured: 'non mesurée', no_spend: 'sans dépense' }[reason ?? 'not_measured'];
}
