import { paymentSorts } from '../../../../../shared/admin/payment.contract.ts';
import { paymentProviders, paymentStatuses } from '../../../../../shared/billing/payment.ts';
import { Choice, choicesOf, DayField, FoundFilters } from '../found-filters.tsx';
import { filterNames, urlNames } from './use-payments.ts';

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
