import { TextInput } from '@mantine/core';
import { paymentSorts } from '../../../../../shared/admin/payment.contract.ts';
import { paymentProviders, paymentStatuses } from '../../../../../shared/billing/payment.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { Choice, FoundFilters } from '../found-filters.tsx';
import { filterNames, urlNames } from './use-payments.ts';

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const PaymentsFilters = () => (
  <FoundFilters
    label="Rechercher un paiement"
    placeholder="Espace, client, facture, référence"
    sorts={paymentSorts}
    filterNames={filterNames}
  >
    <Choice name={urlNames.status} label="État" all="Tous les états" data={choicesOf(paymentStatuses)} />
    <Choice name={urlNames.provider} label="Moyen" all="Tous les moyens" data={choicesOf(paymentProviders)} />
    <DayField name={urlNames.from} label="Du" />
    <DayField name={urlNames.to} label="Au" />
  </FoundFilters>
);

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
