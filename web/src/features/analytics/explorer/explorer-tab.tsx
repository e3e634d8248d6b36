import { Button, Skeleton, Text } from '@mantine/core';
import type { BreakdownSort } from '../../../../../shared/analytics/figures.contract.ts';
import type { PartName } from '../../../../../shared/analytics/parts.ts';
import { metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { ColumnChooser } from '../../../components/column-chooser.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { InlineSelect } from '../../../components/inline-select.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { StatsSkeleton } from '../../../components/stats-skeleton.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/format.ts';
import { useChosenColumns } from '../../../lib/use-chosen-columns.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from '../analytics.module.css';
import { countFilters, urlNames } from '../analytics-query.ts';
import { AnalyticsToolbar } from '../analytics-toolbar.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { measuresNothing, NoDays, NoFigures } from '../no-figures.tsx';
import { type Breakdown, moneyOf, useAsked, useBreakdown, useOverview } from '../use-analytics.ts';
import { AddToReport } from './add-to-report.tsx';
import { type MeasureId, measureIds, partLabel, partLabels, partsIn, sortIn, usualMeasures } from './explorer-names.ts';
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
        <>
          <PartsTable breakdown={data} measures={measures.chosen} sort={sortIn(params)} stale={isLoading} />
          <Notes breakdown={data} />
        </>
      )}
    </div>
  );
}

type ChoicesProps = {
  breakdown: Breakdown | undefined;
  measures: ReturnType<typeof useChosenColumns<MeasureId>>;
  query: ReturnType<typeof moneyOf> & { by: PartName[]; sort: BreakdownSort };
};

/** By what, which figures, and how they leave. */
function Choices({ breakdown, measures, query }: ChoicesProps) {
  return (
    <div className={classes.choices}>
      <PartChoices by={query.by} fields={breakdown?.fields ?? []} />
      <ColumnChooser
        label="Choisir les chiffres"
        ids={measureIds}
        labelOf={(id) => metricLabels[id]}
        chosen={measures.chosen}
        onToggle={measures.toggle}
      />
      {breakdown && (
        <div className={classes.acts}>
          <CopyTable breakdown={breakdown} measures={measures.chosen} />
          <AddToReport by={query.by} measures={measures.chosen} />
          <ExportMenu choices={[{ label: 'Toutes les lignes', query: { ...query, of: 'breakdown' } }]} />
        </div>
      )}
    </div>
  );
}

function PartChoices({ by, fields }: { by: readonly PartName[]; fields: readonly string[] }) {
  const { change } = useUrlState();
  const [first = 'platform', second] = by;
  const known = [...Object.keys(partLabels), ...fields.map((field) => `dim:${field}`)];
  const options = (but?: string) =>
    [...new Set([...known, ...by])]
      .filter((value) => value !== but)
      .map((value) => ({ value, label: partLabel(value) }));
  const choose = (one: string, other: string | undefined) =>
    change({ [urlNames.by]: [one, ...(other && other !== one ? [other] : [])] });
  return (
    <>
      <InlineSelect
        label="Répartir par"
        value={first}
        data={options()}
        onChange={({ currentTarget: { value } }) => choose(value, second)}
      />
      <InlineSelect
        label="puis par"
        value={second ?? ''}
        data={[{ value: '', label: 'rien' }, ...options(first)]}
        onChange={({ currentTarget: { value } }) => choose(first, value || undefined)}
      />
    </>
  );
}

/** What parts do not say of the whole. */
function Notes({ breakdown: { overlapping, untold, total, items, currency } }: { breakdown: Breakdown }) {
  return (
    <Text size="sm" c="dimmed" component="div">
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

/** The rows as a spreadsheet takes them: what was not measured stays empty. */
function CopyTable({ breakdown: { items }, measures }: { breakdown: Breakdown; measures: readonly MeasureId[] }) {
  const [first] = items;
  const number = new Intl.NumberFormat('fr-FR', { useGrouping: false, maximumFractionDigits: 6 });
  const lines = [
    [...(first?.keys.map(({ by }) => partLabel(by)) ?? []), ...measures.map((id) => metricLabels[id])],
    ...items.map(({ keys, totals, ratios }) => [
      ...keys.map(({ label }) => label.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'")),
      ...measures.map((id) => {
        const value = id in ratios ? ratios[id as keyof typeof ratios].value : totals[id as keyof typeof totals];
        return value === null ? '' : number.format(value);
      }),
    ]),
  ];
  const clipboard = useCopy(lines.map((cells) => cells.join('\t')).join('\n'));
  return <CopyButton clipboard={clipboard} variant="default" size="sm" aria-label="Copier le tableau" />;
}
