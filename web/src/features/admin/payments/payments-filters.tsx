import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { paymentSorts } from '../../../../../shared/admin/payment.contract.ts';
import { paymentProviders, paymentStatuses } from '../../../../../shared/billing/payment.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { withoutAll } from '../../../lib/list-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './payments.module.css';
import { filterNames, urlNames } from './use-payments.ts';

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const sorts = choicesOf(paymentSorts).map(({ value, label }) => ({ value, label: `Tri\u00a0: ${label}` }));

export function PaymentsFilters() {
  const { params, change } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  return (
    <search className={classes.filters} aria-label="Filtres des paiements">
      <div className={classes.search}>
        <SearchField
          field={field}
          label="Rechercher un paiement"
          placeholder="Espace, client, facture, référence"
          size="sm"
        />
      </div>
      <Choice name={urlNames.status} label="État" all="Tous les états" labels={paymentStatuses} />
      <Choice name={urlNames.provider} label="Moyen" all="Tous les moyens" labels={paymentProviders} />
      <DayField name={urlNames.from} label="Du" />
      <DayField name={urlNames.to} label="Au" />
      <NativeSelect
        aria-label="Trier"
        data={sorts}
        value={params.get('sort') ?? 'newest'}
        onChange={({ currentTarget: { value } }) => change({ sort: value === 'newest' ? null : value })}
      />
      {filterNames.some((name) => params.has(name)) && (
        <Button variant="subtle" color="gray" onClick={() => change(withoutAll(filterNames))}>
          Retirer les filtres
        </Button>
      )}
    </search>
  );
}

type ChoiceProps = { name: string; label: string; all: string; labels: Readonly<Record<string, string>> };

function Choice({ name, label, all, labels }: ChoiceProps) {
  const { params, change } = useUrlState();
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: all }, ...choicesOf(labels)]}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null })}
    />
  );
}

function DayField({ name, label }: { name: string; label: string }) {
  const { params, change } = useUrlState();
  return (
    <TextInput
      type="date"
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null }, { replace: true })}
    />
  );
}
