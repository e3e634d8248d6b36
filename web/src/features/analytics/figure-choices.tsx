import { NativeSelect } from '@mantine/core';
import { InlineSelect } from '../../components/inline-select.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { comparisonIn, comparisons, inEuros, urlNames } from './analytics-query.ts';
import type { Overview } from './use-analytics.ts';

/** Beside which days the figures stand; `above`: its name on a line of its own. */
export function Comparison({ above = false }: { above?: boolean }) {
  const { params, change } = useUrlState();
  const Select = above ? NativeSelect : InlineSelect;
  return (
    <Select
      label="Comparer à"
      value={comparisonIn(params)}
      data={Object.entries(comparisons).map(([value, name]) => ({ value, label: name }))}
      onChange={({ currentTarget: { value } }) => change({ [urlNames.compared]: value === 'previous' ? null : value })}
    />
  );
}

/** Amounts of several currencies stand side by side above, and one of them, or all in euros, below. */
export function Money({ overview, above = false }: { overview: Overview | undefined; above?: boolean }) {
  const { params, change } = useUrlState();
  const asked = params.get(urlNames.money);
  const currencies = overview?.currencies.map(({ currency }) => currency) ?? [];
  if (asked === null && currencies.length < 2) return null;
  const known = [...new Set([...currencies, ...(asked && asked !== inEuros ? [asked] : [])])];
  const Select = above ? NativeSelect : InlineSelect;
  return (
    <Select
      label="Montants"
      value={asked ?? ''}
      data={[
        { value: '', label: 'Devises séparées' },
        ...known.map((currency) => ({ value: currency, label: `En ${currency} seulement` })),
        { value: inEuros, label: 'Tout convertir en euros' },
      ]}
      onChange={({ currentTarget: { value } }) => change({ [urlNames.money]: value || null })}
    />
  );
}
