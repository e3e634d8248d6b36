import { Text } from '@mantine/core';
import { deltaWords } from '../../../../../shared/campaigns/delta-words.ts';
import type { Deltas, Figures, TrendPoint } from '../../../../../shared/campaigns/figures.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { ChangeWords } from '../../../components/change-words.tsx';
import { Figure, SpendCovered } from '../../../components/figure.tsx';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { OtherCurrency } from '../../../components/other-currency.tsx';
import { Sparkline } from '../../../components/sparkline.tsx';
import { formatCount } from '../../../lib/format.ts';
import classes from '../analytics.module.css';
import type { Overview } from '../use-analytics.ts';
import own from './currency-rows.module.css';

const names = ['spend', 'revenue', 'roas', 'cpa', 'conversions'] as const;
type Name = (typeof names)[number];
type Told = Figures & { deltas?: Deltas | undefined; trend?: TrendPoint[] | undefined };

/** The figures of the period, the other currencies a line each: they are never added, but in euros where that is asked. */
export function CurrencyRows({ overview: { currencies, converted, campaigns } }: { overview: Overview }) {
  const [main, ...others] = currencies;
  const told: Told | undefined = converted ?? main;
  const currency = converted?.currency ?? main?.currency ?? '';
  const label = converted
    ? `En euros · ${formatCount(campaigns, 'campagne')}`
    : main && others.length > 0
      ? `${currency} · ${formatCount(main.campaigns, 'campagne')}`
      : null;
  if (!told) return null;
  return (
    <section className={own.figures} aria-label={label ?? 'Chiffres de la période'}>
      {label && (
        <Text size="sm" fw={600}>
          {label}
        </Text>
      )}
      <KeyFigures
        twoThenThree
        figures={names.map((name) => ({
          name: metricLabels[name],
          value: <Figure name={name} figures={told} currency={currency} rounded />,
          more: (
            <>
              <Change name={name} told={told} />
              <SpendCovered name={name} figures={told} />
            </>
          ),
          curve: <Curve name={name} trend={told.trend} />,
        }))}
      />
      {!converted && others.map((one) => <OtherCurrency key={one.currency} told={one} names={names} />)}
    </section>
  );
}

function Curve({ name, trend }: { name: Name; trend: TrendPoint[] | undefined }) {
  const values = trend?.map((point) => point[name]) ?? [];
  // Between more gaps than points there is no curve to see.
  if (values.filter((value) => value !== null).length * 2 <= values.length) return null;
  return <Sparkline values={values} label={`${metricLabels[name]} au fil de la période`} width={64} height={20} />;
}

function Change({ name, told }: { name: Name; told: Told }) {
  const words = told.deltas && deltaWords(name, told.deltas[name]);
  return (
    <span className={classes.change} data-verdict={words?.verdict ?? undefined}>
      {words ? <ChangeWords words={words} /> : '\u00a0'}
    </span>
  );
}
