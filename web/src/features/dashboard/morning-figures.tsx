import { Text, VisuallyHidden } from '@mantine/core';
import { deltaWords, isOfTooFew } from '../../../../shared/campaigns/delta-words.ts';
import { metricLabels } from '../../../../shared/campaigns/metric-words.ts';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { Figure, SpendCovered } from '../../components/figure.tsx';
import { KeyFigures } from '../../components/key-figures.tsx';
import { Sparkline } from '../../components/sparkline.tsx';
import { formatCount } from '../../lib/format.ts';
import classes from './dashboard.module.css';

type Told = NonNullable<Dashboard['currencies']>[number];
const names = ['spend', 'revenue', 'roas', 'cpa', 'conversions'] as const;
type Name = (typeof names)[number];

/** The thirty days and yesterday, or on Mondays the week before, currency by currency. */
export function MorningFigures({ dashboard }: { dashboard: Dashboard }) {
  const { currencies, recent, series } = dashboard;
  if (!currencies || currencies.length === 0) return null;
  return (
    <section className={classes.figures} aria-label="Chiffres de vos campagnes">
      {currencies.map((told, at) => (
        <div key={told.currency}>
          {currencies.length > 1 && (
            <Text size="sm" fw={600} mb={6}>
              {told.currency} · {formatCount(told.campaigns, 'campagne')} avec des chiffres
            </Text>
          )}
          <KeyFigures
            figures={names.map((name) => ({
              name: metricLabels[name],
              value: <Figure name={name} figures={told} currency={told.currency} />,
              curve: at === 0 && series && <Curve name={name} series={series} />,
              more: (
                <span className={classes.more}>
                  <span className={classes.line}>
                    <Change name={name} told={told} against="les 30 jours d’avant" />
                    {name === 'roas' && <SpendCovered roas={told.ratios.roas} />}
                  </span>
                  {recent && <Recent name={name} recent={recent} currency={told.currency} />}
                </span>
              ),
            }))}
          />
        </div>
      ))}
    </section>
  );
}

function Curve({ name, series }: { name: Name; series: NonNullable<Dashboard['series']> }) {
  if (name === 'roas' || name === 'cpa') return null;
  const values = series.map((point) => point[name]);
  return <Sparkline values={values} label={`${metricLabels[name]} au fil de la période`} width={64} height={20} />;
}

type ChangeProps = { name: Name; told: Told; against: string; short?: boolean };

/** How a figure went, and whether that is good: in few words where there is little room. */
function Change({ name, told, against, short = false }: ChangeProps) {
  const { deltas } = told;
  const words = deltas && !isOfTooFew(name, deltas) && deltaWords(name, deltas[name]);
  if (!words) return null;
  const verdict = words.said && `, ${words.said}`;
  return (
    <span className={classes.change} data-verdict={words.verdict ?? undefined} title={`Par rapport à ${against}`}>
      {words.text}
      {short ? <VisuallyHidden>{verdict}</VisuallyHidden> : verdict}
    </span>
  );
}

type RecentProps = { name: Name; recent: NonNullable<Dashboard['recent']>; currency: string };

function Recent({ name, recent, currency }: RecentProps) {
  const told = recent.currencies.find((one) => one.currency === currency);
  const [label, against] =
    recent.of === 'week' ? ['Semaine dernière', 'la semaine d’avant'] : ['Hier', 'ce même jour, une semaine avant'];
  return (
    <span className={classes.recent}>
      <span className={classes.recentLabel}>{label}</span>
      <span className={classes.recentValue}>
        {told ? <Figure name={name} figures={told} currency={currency} /> : 'aucun chiffre'}{' '}
        {told && <Change name={name} told={told} against={against} short />}
      </span>
    </span>
  );
}
