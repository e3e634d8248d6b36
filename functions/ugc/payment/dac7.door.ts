import { exportTooLarge } from '../../../shared/admin/payment.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { type Dac7Statement, dac7Statements } from '../../../shared/rules/ugc/dac7.ts';
import { dac7Columns, dac7Gaps } from '../../../shared/ugc/dac7-columns.ts';
import { addressText } from '../../../shared/ugc/postal-address.ts';
import { legalStatuses } from '../../../shared/ugc/space.rules.ts';
import { invalidField } from '../../platform/app-error.ts';
import { type CsvCell, csvHead, csvLine } from '../../platform/csv.ts';
import { type LegalIdentity, legalIdentityOf } from '../core/creator-legal.ts';
import { UgcPayment } from '../core/payment.entity.ts';

/** Each identity is unsealed by itself. */
const atOnce = 20;
const mostPayments = 20_000;
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const read = ['creatorId', 'status', 'amountCents', 'vatCents', 'paidOn'] as const;

/** What was paid to creators in a civil year across workspaces, as it is declared before the end of the next January. */
export async function exportedDac7(year: number): Promise<Buffer> {
  const statements = dac7Statements(year, await paidIn(year));
  const lines: string[] = [];
  for (const some of chunks(statements, atOnce)) {
    const identities = await Promise.all(some.map(({ creatorId }) => legalIdentityOf(creatorId)));
    for (const [at, one] of some.entries()) lines.push(csvLine(lineOf(year, one, identities[at] ?? null)));
  }
  return Buffer.from(csvHead(dac7Columns) + lines.join(''));
}

/** What a creator contests, nobody has paid them yet. */
async function paidIn(year: number) {
  const pages = await Promise.all(
    months.map((month) =>
      UgcPayment.query.byMonth({ month: `${year}-${month}` }).go({ pages: 'all', attributes: [...read] }),
    ),
  );
  const found = pages.flatMap(({ data }) => data);
  if (found.length > mostPayments) throw invalidField('to', exportTooLarge);
  return found.flatMap(({ creatorId, status, amountCents, vatCents, paidOn }) =>
    paidOn !== undefined && (status === 'paid' || status === 'confirmed')
      ? [{ creatorId, paidOn, cents: amountCents, vatCents }]
      : [],
  );
}

function lineOf(year: number, statement: Dac7Statement, identity: LegalIdentity | null): CsvCell[] {
  const { creatorId, quarters, cents, operations, vatCents } = statement;
  return [
    ...[year, creatorId],
    ...whoIs(identity),
    ...quarters.flatMap((quarter) => [quarter.cents / 100, quarter.operations]),
    // Réclame holds no money, and keeps none of it.
    ...[cents / 100, operations, vatCents / 100, 0, gapOf(identity)],
  ];
}

function whoIs(identity: LegalIdentity | null): CsvCell[] {
  if (!identity) return Array<CsvCell>(9).fill(null);
  const { legalName, legalStatus, birthDate, address, taxCountry, siret, vatNumber, iban } = identity;
  return [
    ...[legalName, legalStatuses[legalStatus], birthDate, addressText(address).replaceAll('\n', ', '), taxCountry],
    ...[siret?.slice(0, 9) ?? null, siret, vatNumber, iban],
  ];
}

function gapOf(identity: LegalIdentity | null): string | null {
  if (!identity) return dac7Gaps.identity;
  return identity.siret || identity.vatNumber ? null : dac7Gaps.taxNumber;
}
