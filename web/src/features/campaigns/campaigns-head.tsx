import { Anchor, Button, Text } from '@mantine/core';
import useSWR from 'swr';
import { deltaWords } from '../../../../shared/campaigns/delta-words.ts';
import type { CurrencyFigures, Delta, Figures } from '../../../../shared/campaigns/figures.ts';
import { getCampaignStats } from '../../../../shared/campaigns/list.contract.ts';
import { metricLabels } from '../../../../shared/campaigns/metric-words.ts';
import { baseCurrency } from '../../../../shared/campaigns/rates.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { ChangeWords } from '../../components/change-words.tsx';
import { Figure, SpendCovered } from '../../components/figure.tsx';
import { KeyFigures } from '../../components/key-figures.tsx';
import { OtherCurrency } from '../../components/other-currency.tsx';
import { Sparkline } from '../../components/sparkline.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
import { later } from '../../lib/later.tsx';
import { request } from '../../lib/request.ts';
import { shortDay } from '../../lib/short-day.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './campaigns-page.module.css';
import { countFilters, noFilters, queryOf, urlNames } from './campaigns-query.ts';
import type { CampaignListState } from './use-campaign-list.ts';

const RatesUsed = later(async () => (await import('./rates-used.tsx')).RatesUsed);

type Found = NonNullable<CampaignListState['first']>;
type Told = Pick<RouteOutput<typeof getCampaignStats>['currencies'][number], 'deltas' | 'trend'>;

const headNames = ['spend', 'revenue', 'roas', 'cpa', 'conversions'] as const;

/** Of all that is found, currency by currency: they are never added, but in euros where that is asked. And of which days. */
export function CampaignsHead({ found }: { found: Found }) {
  const { currencies, from, to, total, converted, asked } = found;
  const compared = useCompared(asked);
  const [main, ...others] = currencies;
  const told = converted ? compared?.converted : compared?.currencies.find((one) => one.currency === main?.currency);
  const figures = converted ?? main;
  return (
    <section className={classes.head} aria-label="Chiffres des campagnes affichées">
      <div className={classes.facts}>
        <Text size="sm" c="dimmed">
          {formatCount(total, 'campagne')} · {from === to ? `le ${formatDay(from)}` : spanText(from, to)}
          <Quota {...found.activeUse} />
          {!converted && main && others.length > 0 && (
            <>
              {' · '}
              <b className={classes.currency}>
                {main.currency} · {formatCount(main.campaigns, 'campagne')}
              </b>
            </>
          )}
        </Text>
        <Conversion currencies={currencies} />
        <ClearFilters />
      </div>
      {figures && (
        <div className={classes.strip}>
          <KeyFigures
            twoThenThree
            figures={headNames.map((name) => ({
              name: metricLabels[name],
              value: (
                <Figure
                  name={name}
                  figures={figures}
                  currency={converted ? baseCurrency : (main?.currency ?? '')}
                  rounded
                />
              ),
              ...comparedOf(name, figures, told),
            }))}
          />
        </div>
      )}
      {converted && <RatesUsed rates={converted.rates} />}
      {!converted && others.map((one) => <OtherCurrency key={one.currency} told={one} names={headNames} />)}
    </section>
  );
}

const spanText = (from: string, to: string) => `du ${shortDay(from)} au ${formatDay(to)}`;

/** The same sums beside those of as many days before: asked apart, for the list does not wait for them. */
function useCompared(asked: string) {
  const { data } = useSWR(
    [getCampaignStats.operation, asked],
    async () => {
      const { sort: _, ...query } = queryOf(asked, parisDay());
      return request(getCampaignStats, { query: { ...query, compare: 'previous' } });
    },
    { revalidateOnFocus: false },
  );
  return data;
}

type HeadName = (typeof headNames)[number];

/** How a figure went, and beside as many days before; their room is kept until they come. */
function comparedOf(name: HeadName, figures: Figures, told: Told | undefined) {
  const values = told?.trend?.map((point) => point[name]) ?? [];
  // Between more gaps than points there is no curve to see.
  const isCurve = values.filter((value) => value !== null).length * 2 > values.length;
  return {
    more: (
      <span className={classes.more}>
        {told?.deltas && <Change name={name} delta={told.deltas[name]} />}
        <SpendCovered name={name} figures={figures} />
      </span>
    ),
    curve: isCurve && (
      <Sparkline values={values} label={`${metricLabels[name]} au fil de la période`} width={64} height={20} />
    ),
  };
}

function Change({ name, delta }: { name: HeadName; delta: Delta }) {
  const words = deltaWords(name, delta);
  if (!words) return null;
  return (
    <span data-verdict={words.verdict ?? undefined} title="Par rapport à la période précédente">
      <ChangeWords words={words} />
    </span>
  );
}

function ClearFilters() {
  const { params, change } = useUrlState();
  if (countFilters(params) === 0) return null;
  return (
    <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change(noFilters)}>
      Effacer les filtres
    </Button>
  );
}

/** The way to sums in euros and back, where something is in another currency. */
function Conversion({ currencies }: { currencies: CurrencyFigures[] }) {
  const { params, change } = useUrlState();
  const inEuros = params.has(urlNames.inEuros);
  if (!inEuros && currencies.every(({ currency }) => currency === baseCurrency)) return null;
  return (
    <Button variant="default" size="compact-sm" onClick={() => change({ [urlNames.inEuros]: inEuros ? null : '1' })}>
      {inEuros ? 'Devises séparées' : 'Convertir en euros'}
    </Button>
  );
}

/** How many campaigns are active, of how many the plan allows. */
function Quota({ used, limit }: Found['activeUse']) {
  const active = formatCount(used, 'campagne active', 'campagnes actives');
  return (
    <>
      {' · '}
      {limit === null ? active : `${active} sur ${limit}`}
      {limit !== null && used >= limit && (
        <>
          {' · '}
          <Anchor href={`${documents.landing}#tarifs`} target="_blank" inherit underline="always">
            Comparer les offres
          </Anchor>
        </>
      )}
    </>
  );
}
