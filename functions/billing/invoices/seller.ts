import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { productName } from '../../../shared/brand.ts';
import { company } from '../../../shared/company.ts';

/** Who bills: the publisher of the product. `deploy` refuses a stage of which that is not said whole. */
export const seller = (): InvoiceParty => ({
  legalName: company.name ?? productName,
  siren: company.vatNumber?.replace(/\s/g, '').slice(4) ?? null,
  vatNumber: company.vatNumber?.replace(/\s/g, '') ?? null,
  address: { line1: company.address, line2: null, postalCode: null, city: null, country: 'FR' },
  email: company.email,
});
