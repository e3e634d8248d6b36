import { Button, NativeSelect, Skeleton, Text } from '@mantine/core';
import { type BreakdownSort, breakdownSorts } from '../../../../../shared/analytics/figures.contract.ts';
import type { PartName } from '../../../../../shared/analytics/parts.ts';
import { metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { ColumnChooser } from '../../../components/column-chooser.tsx';
import { InlineSelect } from '../../../components/inline-select.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { useChosenColumns } from '../../../lib/use-chosen-columns.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../analytics.module.css';
import { countFilters, urlNames } from '../analytics-query.ts';
import { AnalyticsToolbar } from '../analytics-toolbar.tsx';
import { measuresNothing, NoDays, NoFigures } from '../no-figures.tsx';
import { OneCurrency } from '../one-currency.tsx';
import { type Breakdown, moneyOf, type Overview, useAsked, useBreakdown, useOverview } from '../use-analytics.ts';
import { ExplorerActs } from './explorer-acts.tsx';
import { type MeasureId, measureIds, partLabel, partLabels, partsIn, sortIn, usualMeasures } from './explorer-names.ts';
import { PartCards } from './part-cards.tsx';
import { hasUncertain, type PartsProps, wholeDeltasOf } from './parts.tsx';
import { PartsTable } from './parts-table.tsx';

/** Any figures by one or two keys: each shows its sums, and the last row is worked out anew from them. */
export function ExplorerTab() {
  const { params, change } = useUrlState();
  const asked = useAsked();
  const overview = useOverview();
  const currency = overview.data?.converted?.currency ?? overview.data?.currencies[0]?.currency ?? null;
  const by = partsIn(params);
  const measures = useChosenColumns<MeasureId>({ key: 'analytics:mesures', ids: measureIds, start: usualMeasures });
  const { data, error, mutate, isLoading } = useBreakdown(currency, { by, sort: sortIn(params) });
  const phone = usePhone();
  const isEmpty = overview.data?.campaigns === 0;
  const filtered = asked.includes('clientId=') || countFilters(params) > 0;
  const isUnmeasured = overview.data !== undefined && overview.data.asked === asked && measuresNothing(overview.data);
  const failure = overview.error ?? error;
  // What cannot be taken apart so: trying again would change nothing.
  const problem = failure instanceof ApiError ? failure.details[0]?.message : undefined;
  return (
    <div className={classes.root}>
      {!(isEmpty && !filtered) && <AnalyticsToolbar overview={overview.data} />}
      {!isEmpty && (
        <Choices
          breakdown={data}
          measures={measures}
          query={{ ...moneyOf(asked, currency), by, sort: sortIn(params) }}
          phone={phone}
        />
      )}
      {problem && (
        <div>
          <Text role="alert" fw={600}>
            {problem}
          </Text>
          <Button mt="md" variant="default" onClick={() => change({ [urlNames.by]: null })}>
            Répartir par plateforme
          </Button>
        </div>
      )}
      {failure && !problem && (
        <LoadFailure what="Les chiffres" error={failure} onRetry={() => Promise.all([overview.mutate(), mutate()])} />
      )}
      {isEmpty && <NoFigures filtered={filtered} />}
      {!data &&
        !failure &&
        !isEmpty &&
        !isUnmeasured &&
        (overview.data ? <Skeleton height={320} radius="lg" /> : <StatsSkeleton />)}
      {isUnmeasured && !failure && <NoDays />}
      {data && !error && !isEmpty && !isUnmeasured && (
        <Explored
          {...{ breakdown: data, measures: measures.chosen, sort: sortIn(params), stale: isLoading }}
          overview={overview.data}
          phone={phone}
        />
      )}
    </div>
  );
}

type ExploredProps = Omit<PartsProps, 'wholeDeltas'> & { overview: Overview | undefined; phone: boolean };

/** The parts and the whole, below which currency they are in, above what they do not say. */
function Explored({ overview, phone, ...told }: ExploredProps) {
  const parts = { ...told, wholeDeltas: wholeDeltasOf(told.breakdown, overview) };
  return (
    <>
      {overview && <OneCurrency what="Chiffres" overview={overview} shown={told.breakdown.currency} />}
      {phone ? <PartCards {...parts} /> : <PartsTable {...parts} />}
      <Notes {...parts} />
    </>
  );
}

type ChoicesProps = {
  breakdown: Breakdown | undefined;
  measures: ReturnType<typeof useChosenColumns<MeasureId>>;
  query: ReturnType<typeof moneyOf> & { by: PartName[]; sort: BreakdownSort };
  phone: boolean;
};

/** By what, which figures, and how they leave. */
function Choices({ breakdown, measures, query, phone }: ChoicesProps) {
  return (
    <div className={classes.choices}>
      <PartChoices by={query.by} fields={breakdown?.fields ?? []} phone={phone} />
      {phone && <SortSelect sorts={phoneSorts} value={query.sort} className={classes.sort} />}
      <ColumnChooser
        label="Choisir les chiffres"
        ids={measureIds}
        labelOf={(id) => metricLabels[id]}
        chosen={measures.chosen}
        onToggle={measures.toggle}
      />
      {breakdown && <ExplorerActs breakdown={breakdown} measures={measures.chosen} query={query} phone={phone} />}
    </div>
  );
}

const phoneSorts = [
  { value: 'spend', label: 'Par dépense' },
  ...breakdownSorts.filter((id) => id !== 'spend').map((id) => ({ value: id, label: sortLabel(id) })),
];

function sortLabel(id: BreakdownSort): string {
  return id === 'name' ? 'Par nom' : `Par ${metricLabels[id]}`;
}

function PartChoices({ by, fields, phone }: { by: readonly PartName[]; fields: readonly string[]; phone: boolean }) {
  const { change } = useUrlState();
  const [first = 'platform', second] = by;
  const known = [...Object.keys(partLabels), ...fields.map((field) => `dim:${field}`)];
  const options = (but?: string) =>
    [...new Set([...known, ...by])]
      .filter((value) => value !== but)
      .map((value) => ({ value, label: partLabel(value) }));
  const choose = (one: string, other: string | undefined) =>
    change({ [urlNames.by]: [one, ...(other && other !== one ? [other] : [])] });
  const Select = phone ? NativeSelect : InlineSelect;
  return (
    <>
      <Select
        label="Répartir par"
        value={first}
        data={options()}
        onChange={({ currentTarget: { value } }) => choose(value, second)}
      />
      <Select
        label="puis par"
        value={second ?? ''}
        data={[{ value: '', label: 'Aucun autre' }, ...options(first)]}
        onChange={({ currentTarget: { value } }) => choose(first, value || undefined)}
      />
    </>
  );
}

type NotesProps = Pick<PartsProps, 'breakdown' | 'measures' | 'wholeDeltas'>;

/** What parts do not say of the whole. */
function Notes(shown: NotesProps) {
  const { overlapping, untold, total, items, currency } = shown.breakdown;
  return (
    <Text size="sm" c="dimmed" component="div" className={classes.notes}>
      {hasUncertain(shown) && <p>≈&nbsp;: l’écart peut être dû au hasard.</p>}
      {overlapping && <p>Une campagne peut avoir plusieurs étiquettes&nbsp;: les lignes dépassent le total.</p>}
      {untold !== null && untold > 0 && (
        <p>
          {metricText('spend', untold, currency ?? 'EUR')} ne sont détaillés par aucune ligne&nbsp;: les fichiers ne
          disent pas de quoi ils sont.
        </p>
      )}
      {total > items.length && (
        <p>
          {formatCount(items.length, 'ligne affichée', 'lignes affichées')} sur {total}&nbsp;: filtrez pour voir les
          autres.
        </p>
      )}
    </Text>
  );
}
