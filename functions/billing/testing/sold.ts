import { company } from '../../../shared/company.ts';

/** Acts as the company whose invoices the law takes. */
export async function sold<T>(act: () => Promise<T>): Promise<T> {
  const before = { ...company };
  Object.assign(company, { name: 'Réclame SAS', address: '1 rue de la Paix, 75002 Paris', vatNumber: 'FR40303265045' });
  try {
    return await act();
  } finally {
    Object.assign(company, before);
  }
}
