import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { productName } from '../../../shared/brand.ts';
import type { SystemSettings } from '../../../shared/kernel/system-settings.ts';
import { systemSettingsNow } from '../../platform/system/system-settings.ts';

/** Who bills from now on: what is issued keeps who did. */
export async function seller(): Promise<InvoiceParty> {
  const said = await saidOfSeller();
  if (!isOneCompany(said)) throw new Error('The SIREN and the VAT number of the seller are of two companies');
  const registration = invoiceTexts.registration({
    legalForm: said('legalForm'),
    capital: said('capital'),
    registration: said('registration'),
  });
  return {
    legalName: said('name') ?? productName,
    ...(registration && { registration }),
    siren: said('siren'),
    vatNumber: said('vatNumber'),
    address: { line1: said('address'), line2: null, postalCode: null, city: null, country: 'FR' },
    email: said('email'),
  };
}

/** Whether all is said without which no invoice is one, of one company. */
export async function isSellerWhole(): Promise<boolean> {
  const said = await saidOfSeller();
  return Boolean(said('name') && said('address') && said('vatNumber')) && isOneCompany(said);
}

/** They are set one at a time: meanwhile no paper is issued. */
function isOneCompany(said: (name: Said) => string | null): boolean {
  const [vatNumber, siren] = [said('vatNumber'), said('siren')];
  return !siren || !vatNumber?.startsWith('FR') || vatNumber.endsWith(siren);
}

type Said = keyof SystemSettings extends infer Key ? (Key extends `seller.${infer Name}` ? Name : never) : never;

async function saidOfSeller(): Promise<(name: Said) => string | null> {
  const settings = await systemSettingsNow();
  return (name) => settings[`seller.${name}`] || null;
}
