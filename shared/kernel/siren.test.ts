import { describe, expect, it } from 'vitest';
import { readSiren, readVatNumber } from './siren.ts';

describe('a SIREN', () => {
  it.each([
    ['732829320', '732829320'],
    ['732 829 320', '732829320'],
    ['552\u00a0032\u00a0534', '552032534'],
  ])('is read: %s', (text, siren) => expect(readSiren(text)).toBe(siren));

  it.each(['732829321', '73282932', '7328293200', '000000000', 'abc', ''])('is refused: %s', (text) =>
    expect(readSiren(text)).toBeNull(),
  );
});

describe('a VAT number', () => {
  it.each([
    ['FR 44 732 829 320', 'FR44732829320'],
    ['fr44732829320', 'FR44732829320'],
    ['FRK7732829320', 'FRK7732829320'],
    ['BE 0428.759.497', 'BE0428759497'],
    ['DE136695976', 'DE136695976'],
  ])('is read: %s', (text, number) => expect(readVatNumber(text)).toBe(number));

  it.each(['FR45732829320', 'FR44732829321', 'FR44', '44732829320', 'ZZ123456789', ''])('is refused: %s', (text) =>
    expect(readVatNumber(text)).toBeNull(),
  );
});
