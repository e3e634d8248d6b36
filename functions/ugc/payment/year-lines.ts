import { chunks } from '../../../shared/kernel/chunks.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { addressLines } from '../../../shared/ugc/postal-address.ts';
import { legalStatuses } from '../../../shared/ugc/space.rules.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { type LegalIdentity, legalIdentityOf } from '../core/creator-legal.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import type { ExportOf } from './ledger-lines.ts';

const identitiesAtOnce = 20;

/** What each creator was paid in the year, by quarter of the day of payment. */
export async function yearLines({ workspaceId, year }: ExportOf): Promise<CsvCell[][]> {
  const { data } = await UgcPayment.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const paid = data.filter(({ status, paidOn }) => isPaid(status) && paidOn?.startsWith(year));
  const byCreator = [...groupBy(paid, ({ creatorId }) => creatorId).values()];
  const lines: CsvCell[][] = [];
  for (const some of chunks(byCreator, identitiesAtOnce)) lines.push(...(await Promise.all(some.map(lineOf))));
  return lines.sort((a, b) => String(a[0]).localeCompare(String(b[0]), 'fr'));
}

const isPaid = (status: UgcPaymentItem['status']): boolean => status === 'paid' || status === 'confirmed';

const sum = (items: UgcPaymentItem[], cents: (item: UgcPaymentItem) => number): number =>
  ofHundredths(items.reduce((total, item) => total + cents(item), 0));

const quarterOf = ({ paidOn = '' }: UgcPaymentItem): number => Math.ceil(Number(paidOn.slice(5, 7)) / 3);

async function lineOf(items: UgcPaymentItem[]): Promise<CsvCell[]> {
  const [{ creatorId = '', creatorName = '' } = {}] = items;
  const quarters = [1, 2, 3, 4].map((quarter) => items.filter((item) => quarterOf(item) === quarter));
  return [
    creatorName,
    ...said(await legalIdentityOf(creatorId)),
    ...quarters.flatMap((some) => [sum(some, ({ amountCents }) => amountCents), some.length]),
    sum(items, ({ amountCents }) => amountCents),
    sum(items, ({ vatCents }) => vatCents),
    sum(items, ({ amountCents, vatCents }) => amountCents + vatCents),
    sum(items, ({ refundCents }) => refundCents),
    items.length,
  ];
}

/** Whom invoices and declarations name: never an account. */
function said(identity: LegalIdentity | null): CsvCell[] {
  if (!identity) return [null, null, null, null, null, null];
  const { legalName, address, legalStatus, siret, vatNumber, taxCountry } = identity;
  return [legalName, addressLines(address).join(', '), legalStatuses[legalStatus], siret, vatNumber, taxCountry];
}
