import { expect, it } from 'vitest';
import { dac7Statements } from './dac7.ts';

const paid = (creatorId: string, paidOn: string, euros: number, vat = 0) => ({
  ...{ creatorId, paidOn },
  ...{ cents: Math.round(euros * 100), vatCents: Math.round(vat * 100) },
});

it('a year worked by hand: each quarter by the day of payment, whoever paid, and from the first euro', () => {
  const statements = dac7Statements(2026, [
    // Of the year before and of the next: the day of payment counts.
    paid('crt_lea', '2025-12-31', 900),
    paid('crt_lea', '2027-01-01', 70),
    // First quarter, both of its ends: 300 + 120.50 = 420.50.
    paid('crt_lea', '2026-01-01', 300, 60),
    paid('crt_lea', '2026-03-31', 120.5, 24.1),
    // Second, from its first day: 80.
    paid('crt_lea', '2026-04-01', 80),
    // None in the third; fourth: 1,000 + 250.10 = 1,250.10.
    paid('crt_lea', '2026-10-01', 1_000, 200),
    paid('crt_lea', '2026-12-31', 250.1, 50.02),
    // Far below thirty operations and 2,000 €: a service is declared all the same.
    paid('crt_max', '2026-09-30', 5),
    // Nothing was given for it.
    paid('crt_nil', '2026-05-05', 0),
  ]);
  expect(statements).toEqual([
    {
      creatorId: 'crt_lea',
      quarters: [
        { cents: 42_050, operations: 2 },
        { cents: 8_000, operations: 1 },
        { cents: 0, operations: 0 },
        { cents: 125_010, operations: 2 },
      ],
      ...{ cents: 175_060, operations: 5, vatCents: 33_412 },
    },
    {
      creatorId: 'crt_max',
      quarters: [
        { cents: 0, operations: 0 },
        { cents: 0, operations: 0 },
        { cents: 500, operations: 1 },
        { cents: 0, operations: 0 },
      ],
      ...{ cents: 500, operations: 1, vatCents: 0 },
    },
  ]);
});
