import { expect, it } from 'vitest';
import { readBic, readIban } from './iban.ts';

it('reads an IBAN however it is spaced, and refuses one that is false by a sign', () => {
  expect(readIban('fr76 3000 6000 0112 3456 7890 189')).toBe('FR7630006000011234567890189');
  expect(readIban('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  expect(readIban('MT84 MALT 0110 0001 2345 MTLC AST0 01S')).toBe('MT84MALT011000012345MTLCAST001S');
  for (const wrong of ['FR7630006000011234567890188', 'FR763000600001123456789018', 'US64SVBKUS6S3300958879', '', 'FR'])
    expect(readIban(wrong), wrong).toBeNull();
});

it('reads a BIC of eight or eleven signs', () => {
  expect([readBic('agri frpp'), readBic('BNPAFRPPXXX'), readBic('BNPAFRP')]).toEqual(['AGRIFRPP', 'BNPAFRPPXXX', null]);
});
