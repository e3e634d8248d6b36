import { expect, it } from 'vitest';
import { prospectFields } from '../../../shared/prospects/imports.contract.ts';
import { processorMs } from '../../platform/testing/own-time.ts';
import { prospectReader } from './record-reader.ts';

const reader = prospectReader({ source: 'import' });
const many = Array.from({ length: 120_000 }, (_, n) => `t${n % 1_000}`);

it.each<[string, object]>([
  ['many names', Object.fromEntries(many.slice(0, 50_000).map((_, n) => [`n${n}`, 1]))],
  ['500 long names', Object.fromEntries(many.slice(0, 500).map((_, n) => [`${'é '.repeat(400)}${n}`, 1]))],
  ['a name of 400,000 letters', { ['aB'.repeat(200_000)]: 1 }],
  ...prospectFields.map((field): [string, object] => [`120,000 values of ${field}`, { [field]: many }]),
])('a record of %s is read in no time', async (_, record) => {
  const work = () => {
    reader.item(record);
    reader.header(['Nom', ...Object.keys(record).slice(0, 500)]);
  };
  expect(await processorMs(work)).toBeLessThan(3_000);
});
