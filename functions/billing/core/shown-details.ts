import type { BillingDetails } from '../../../shared/billing/details.ts';
import type { BillingAccountItem } from './billing-account.entity.ts';

export const shownDetails = ({ details }: Pick<BillingAccountItem, 'details'>): BillingDetails => ({
  legalName: details.legalName,
  siren: details.siren ?? null,
  vatNumber: details.vatNumber ?? null,
  address: {
    line1: details.line1,
    line2: details.line2 ?? null,
    postalCode: details.postalCode,
    city: details.city,
    country: details.country,
  },
  email: details.email,
});
