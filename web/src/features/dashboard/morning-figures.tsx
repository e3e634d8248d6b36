import { Text } from '@mantine/core';
import { deltaWords, isOfTooFew } from '../../../../shared/campaigns/delta-words.ts';
import { metricLabels } from '../../../../shared/campaigns/metric-words.ts';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { addDays, parisDay } from '../../../../shared/kernel/paris-day.ts';
import { withFirst } from '../../../../shared/kernel/with-first.ts';
import { provisionalFrom } from '../../../../shared/rules/provisional.ts';
import { ChangeWords } from '../../components/change-words.tsx';
import { Figure, SpendCovered } from '../../components/figure.tsx';
import { KeyFigures } from '../../components/key-figures.tsx';
import { OtherCurrency } from '../../components/other-currency.tsx';
import { Sparkline } from '../../components/sparkline.tsx';
import { formatCount } from '../../lib/format.ts';
import classes from './dashboard.module.css';

type Told = NonNullable<Dashboard['currencies']>[number];
const names = ['spend', 'revenue', 'roas', 'cpa', 'conversions'] as const;
type Name = (typeof names)[number];

/** The thirty days and yesterday, or on Mondays the week before, currency by currency. */
export function MorningFigures({ dashboard }: { dashboard: Dashboard }) {
  const { currencies, recent, series } = dashboard;
  const [main, ...others] = currencies ?? [];
  if (!main) return null;
  return (
    <section className={classes.figures} aria-label="Chiffres de vos campagnes">
      {others.length > 0 && (
        <Text size="sm" fw={600}>
          {main.currency} · {formatCount(main.campaigns, 'campagne')} avec des données
        </Text>
      )}
      <KeyFigures
        figures={names.map((name) => ({
          name: metricLabels[name],
          value: <Figure name={name} figures={main} currency={main.currency} rounded />,
          curve: series && <Curve name={name} series={series} />,
          more: (
            <span className={classes.more}>
              <span className={classes.line}>
                <Change name={name} told={main} against="les 30 jours précédents" />
                <SpendCovered name={name} figures={main} />
              </span>
              {recent && <Recent name={name} recent={recent} currency={main.currency} />}
            </span>
          ),
        }))}
      />
      {recent?.of === 'day' && (
        <Text size="xs" c="dimmed">
          Hier est comparé au {fullDayText(addDays(recent.from, -7))}
          {isProvisional(recent) && '\u00a0; les plateformes y ajoutent encore des conversions'}.
        </Text>
      )}
      {others.map((told) => (
        <OtherCurrency key={told.currency} told={told} names={names} />
      ))}
    </section>
  );
}

function Curve({ name, series }: { name: Name; series: NonNullable<Dashboard['series']> }) {
  if (name === 'roas' || name === 'cpa') return null;
  const values = series.map((point) => point[name]);
  return <Sparkline values={values} label={`${metricLabels[name]} au fil de la période`} width={64} height={20} />;
}

type ChangeProps = { name: Name; told: Told; against: string; provisional?: boolean };

/** How a figure went, and whether that is good; of one that still moves, only how. */
function Change({ name, told, against, provisional = false }: ChangeProps) {
  const { deltas } = told;
  const words = deltas && !isOfTooFew(name, deltas) && deltaWords(name, deltas[name]);
  if (!words) return null;
  return (
    <span
      className={classes.change}
      data-verdict={(!provisional && words.verdict) || undefined}
      data-provisional={provisional || undefined}
      title={`Par rapport à ${against}`}
    >
      <ChangeWords words={words} />
    </span>
  );
}

type Recently = NonNullable<Dashboard['recent']>;
const fullDay = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const fullDayText = (day: string): string => withFirst(fullDay.format(new Date(day)));

/** Whether platforms still add conversions to that day. */
const isProvisional = ({ of, to }: Recently): boolean => of === 'day' && to >= provisionalFrom(null, parisDay());

type RecentProps = { name: Name; recent: Recently; currency: string };

function Recent({ name, recent, currency }: RecentProps) {
  const told = recent.currencies.find((one) => one.currency === currency);
  const provisional = isProvisional(recent);
  const [label, against] =
    recent.of === 'week'
      ? ['Semaine dernière', 'la semaine précédente']
      : [provisional ? 'Hier, provisoire' : 'Hier', fullDayText(addDays(recent.from, -7))];
  return (
    <span className={classes.recent}>
      <span className={classes.recentLabel}>{label}</span>
      <span className={classes.recentValue}>
        {told ? <Figure name={name} figures={told} currency={currency} rounded /> : 'aucune donnée'}{' '}
        {told && <Change name={name} told={told} against={against} provisional={provisional} />}
      </span>
    </span>
  );
}
