import { Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { money } from '../../../../../shared/analytics/amount-text.ts';
import { metricLabels, roundedText } from '../../../../../shared/campaigns/metric-words.ts';
import { lowerFirst } from '../../../../../shared/kernel/first-letter.ts';
import type { FunnelStep } from '../../../../../shared/rules/funnel.ts';
import { Arithmetic } from '../../../components/arithmetic.tsx';
import figure from '../../../components/figure.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useMay } from '../../../lib/use-may.ts';
import { type Funnel, useFunnel } from '../use-analytics.ts';
import classes from './funnel.module.css';

/** From an impression to a conversion, then from a prospect to a signature, with what each cost. */
export function FunnelCard({ currency }: { currency: string | null }) {
  const id = useId();
  const { data, error, mutate } = useFunnel(currency);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} id={id} fz="1rem">
        De l’impression à la signature
      </Title>
      {error && !data && <LoadFailure what="L’entonnoir" error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={260} mt="sm" radius="md" />}
      {data && <Funnels funnel={data} />}
    </section>
  );
}

function Funnels({ funnel }: { funnel: Funnel }) {
  const may = useMay();
  return (
    <div className={classes.pair}>
      <Steps steps={funnel.steps} />
      {funnel.crm && (
        <div>
          <Signed steps={funnel.crm} currency={funnel.currency} />
          <Text size="xs" c="dimmed" mt="xs">
            Prospects venus de la publicité pendant la période, à leur étape d’aujourd’hui. Le Dashboard compte aussi
            les affaires d’autres origines.
          </Text>
        </div>
      )}
      {!funnel.crm && !may('prospects:read') && (
        <Text size="sm" c="dimmed">
          La suite, du prospect à l’affaire signée, demande le droit de lire les prospects.
        </Text>
      )}
    </div>
  );
}

const share = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const nameOf = (key: FunnelStep) => metricLabels[key];

/** Steps that nobody measured stay in their place: a missing tag is seen. */
function Steps({ steps }: Pick<Funnel, 'steps'>) {
  // Those who saw are a hundred times those who came: beside them no bar could be told from another.
  const widest = Math.max(...steps.slice(1).map(({ value }) => value ?? 0), 1);
  const partial = steps.filter((step) => isPartial(step, steps)).map(({ key }) => key);
  return (
    <div>
      <table className={classes.steps} aria-label="De l’impression à la conversion">
        <thead>
          <tr>
            <td />
            <th scope="col">Nombre</th>
            <th scope="col">Taux de passage</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ key, value, rate }) => (
            <tr key={key}>
              <th scope="row">
                {nameOf(key)}
                <Bar
                  value={value}
                  sure={partial.includes(key) ? (rate?.numerator ?? 0) : value}
                  widest={widest}
                  isWide={key === 'impressions'}
                />
              </th>
              <td>{value === null ? <Missing text="non mesuré" /> : countText(value)}</td>
              <td data-partial={partial.includes(key) || undefined}>
                {rate ? <Rate quotient={rate} over={nameOf(key)} under={nameOf(rate.of)} /> : <Missing text="—" />}
                {rate && partial.includes(key) && (
                  <small className={classes.of}>
                    {countText(rate.numerator ?? 0)} sur {countText(rate.denominator ?? 0)}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {partial.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          En gris&nbsp;: taux calculé sur les seules campagnes qui mesurent les deux étapes.
        </Text>
      )}
    </div>
  );
}

type Step = Funnel['steps'][number];

/** Whether a rate leaves out some of the two counts that stand above each other: they do not divide to it. */
function isPartial({ value, rate }: Step, steps: readonly Step[]): boolean {
  if (!rate || rate.numerator === null || rate.denominator === null || rate.denominator === 0) return false;
  const under = steps.find(({ key }) => key === rate.of)?.value ?? null;
  const differs = (one: number | null, other: number) => one !== null && Math.abs(one - other) > Math.abs(one) * 0.01;
  return differs(value, rate.numerator) || differs(under, rate.denominator);
}

/** Halves of a conversion only hide the figure. */
const countText = (value: number) => formatNumber(value < 10 ? value : Math.round(value));

type Deal = NonNullable<Funnel['crm']>[number];
type SignedProps = { steps: Deal[]; currency: string | null };

function Signed({ steps, currency }: SignedProps) {
  if (!steps.some(({ count }) => count > 0))
    return (
      <Text size="sm" mt="sm">
        Aucun prospect venu de la publicité pendant la période.
      </Text>
    );
  const [first, ...later] = steps;
  if (first && later.every(({ count }) => count === 0)) return <NoneYet first={first} currency={currency} />;
  const widest = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <table className={classes.steps} aria-label="Du prospect à l’affaire signée">
      <thead>
        <tr>
          <td />
          <th scope="col">Nombre</th>
          <th scope="col">Taux de passage</th>
          <th scope="col">Coût</th>
          <th scope="col">Valeur</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, label, count, rate, cost, value, unvalued }, at) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <Bar value={count} widest={widest} />
            </th>
            <td>{formatNumber(count)}</td>
            <td>
              {rate ? <Rate quotient={rate} over={label} under={steps[at - 1]?.label ?? ''} /> : <Missing text="—" />}
            </td>
            <td>
              <Cost cost={cost} label={label} currency={currency} />
            </td>
            <td title={unvalued > 0 ? `Sans montant, ou dans une autre devise\u00a0: ${unvalued}` : undefined}>
              {value === null ? <Missing text="—" /> : money(value, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table of noughts says less than its only line. */
function NoneYet({ first: { count, cost, value }, currency }: { first: Deal; currency: string | null }) {
  const rounded = (amount: number) => roundedText('spend', amount, currency ?? 'EUR');
  return (
    <div>
      <p className={classes.only}>{formatCount(count, 'prospect')}</p>
      <Text size="sm">
        {[
          cost.value !== null && `${rounded(cost.value)} de publicité${count > 1 ? ' par prospect' : ''}.`,
          value !== null && `Valeur de${count > 1 ? 's affaires' : ' l’affaire'}\u00a0: ${rounded(value)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        Aucun n’est encore qualifié, en proposition ni signé.
      </Text>
    </div>
  );
}

type BarProps = {
  value: number | null;
  /** What of it the rate is worked out from. */
  sure?: number | null;
  widest: number;
  isWide?: boolean;
};

const Bar = ({ value, sure = value, widest, isWide = false }: BarProps) => (
  <span
    className={classes.bar}
    style={{ width: `${Math.min(1, (value ?? 0) / widest) * 100}%` }}
    data-none={!value || undefined}
    data-wide={isWide || undefined}
    data-partial={(sure ?? 0) < (value ?? 0) || undefined}
  >
    {value !== null && value > 0 && (sure ?? 0) < value && <i style={{ width: `${((sure ?? 0) / value) * 100}%` }} />}
  </span>
);

const Missing = ({ text }: { text: string }) => <span className={figure.missing}>{text}</span>;

type RateProps = { quotient: NonNullable<Funnel['steps'][number]['fromFirst']>; over: string; under: string };

function Rate({ quotient: { value, numerator, denominator }, over, under }: RateProps) {
  if (denominator === 0) return <Missing text="—" />;
  if (value === null || numerator === null || denominator === null) return <Missing text="non mesuré" />;
  const lower = (label: string) => (/^[A-Z]{2}/.test(label) ? label : lowerFirst(label));
  const sums = `${formatNumber(numerator)} ${lower(over)} ÷ ${formatNumber(denominator)} ${lower(under)}`;
  return (
    <Arithmetic text={`${share.format(value)} = ${sums}, sur les jours où les deux sont mesurés`}>
      <span className={figure.value}>{share.format(value)}</span>
    </Arithmetic>
  );
}

type CostProps = { cost: NonNullable<Funnel['crm']>[number]['cost']; label: string; currency: string | null };

function Cost({ cost: { value, numerator, denominator }, label, currency }: CostProps) {
  if (value === null || numerator === null || denominator === null) return <Missing text="—" />;
  const sums = `${money(numerator, currency)} de dépense ÷ ${formatNumber(denominator)} (${label.toLowerCase()})`;
  return (
    <Arithmetic text={`${money(value, currency)} = ${sums}`}>
      <span className={figure.value}>{money(value, currency)}</span>
    </Arithmetic>
  );
}
