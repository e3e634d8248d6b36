import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { productName } from '../../../shared/brand.ts';
import { company } from '../../../shared/company.ts';

/** Who bills: the publisher of the product. `deploy` refuses a stage of which that is not said whole. */
export function seller(): InvoiceParty {
  const registration = invoiceTexts.registration(company);
  return {
    legalName: company.name ?? productName,
    ...(registration && { registration }),
    siren: company.vatNumber?.replace(/\s/g, '').slice(4) ?? null,
    vatNumber: company.vatNumber?.replace(/\s/g, '') ?? null,
    address: { line1: company.address, line2: null, postalCode: null, city: null, country: 'FR' },
    email: company.email,
  };
}
