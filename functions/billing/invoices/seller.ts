import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { productName } from '../../../shared/brand.ts';
import type { SystemSettings } from '../../../shared/kernel/system-settings.ts';
import { readSystemSettings } from '../../platform/system/system-settings.ts';

/** Who bills from now on: what is issued keeps who did. */
export async function seller(): Promise<InvoiceParty> {
  const said = await saidOfSeller();
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
  const [vatNumber, siren] = [said('vatNumber'), said('siren')];
  if (!said('name') || !said('address') || !vatNumber) return false;
  return siren === null || !vatNumber.startsWith('FR') || vatNumber.endsWith(siren);
}

type Said = keyof SystemSettings extends infer Key ? (Key extends `seller.${infer Name}` ? Name : never) : never;

async function saidOfSeller(): Promise<(name: Said) => string | null> {
  const settings = await readSystemSettings();
  return (name) => settings[`seller.${name}`] || null;
}
