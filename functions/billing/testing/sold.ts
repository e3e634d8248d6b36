import { sayMissing } from '../../../scripts/local/demo-billing/say-missing.ts';

const seller = {
  'seller.name': 'Réclame SAS',
  'seller.address': '1 rue de la Paix, 75002 Paris',
  'seller.vatNumber': 'FR40303265045',
} as const;

/** Acts as the company whose invoices the law takes. */
export async function sold<T>(act: () => Promise<T>): Promise<T> {
  await sayMissing(seller);
  return act();
}
