import { describe, expect, it } from 'vitest';
import { adFields } from '../../../shared/ads/imports.contract.ts';
import { readText } from '../../../shared/imports/read-values.ts';
import { processorMs } from '../../platform/testing/own-time.ts';
import { readAddress } from './read-address.ts';
import { adReader } from './record-reader.ts';

const reader = adReader({ workspaceId: 'wks_1', source: 'import' });
const length = 100_000;
const many = Array.from({ length: 60_000 }, (_, n) => `t${n % 1_000}`);

describe('a cell that is made to keep a pattern busy', () => {
  it.each([
    ['spaces', `1${' '.repeat(length)}x`],
    ['no-break spaces', `1${'\u00a0'.repeat(length)}x`],
    ['quotes', `x${"'".repeat(length)}x`],
    ['figures', `${'1'.repeat(length)}x`],
    ['decimals', `1${'.1'.repeat(length / 2)}x`],
    ['parts of a host', `${'a.'.repeat(length / 2)}!`],
    ['parameters', `https://x.fr/?${'token=1&'.repeat(length / 8)}`],
    ['tokens', 'access_token='.repeat(length / 13)],
    ['the type of a picture', `data:image/png${';a'.repeat(length / 2)}`],
  ])('full of %s is read in no time, whatever its field', async (_, hostile) => {
    const work = () => {
      reader.item(Object.fromEntries(adFields.map((field) => [field, hostile])));
      reader.header([...adFields]).row(adFields.map(() => hostile));
    };
    expect(await processorMs(work)).toBeLessThan(3_000);
  });
});

describe('the name of a column that is made to keep a pattern busy', () => {
  it.each([
    ['underscores', `${'_'.repeat(length)}.`],
    ['spaces', `ad${' '.repeat(length)}!`],
    ['capitals', 'aB'.repeat(length / 2)],
  ])('full of %s is read in no time, in a table and in a record', async (_, hostile) => {
    const work = () => {
      reader.header([...adFields, hostile]);
      reader.item({ [hostile]: 1 });
    };
    expect(await processorMs(work)).toBeLessThan(3_000);
  });
});

describe('a record of many values', () => {
  it.each<[string, object]>([
    ['names', Object.fromEntries(many.map((_, n) => [`n${n}`, 1]))],
    ['long names', Object.fromEntries(many.slice(0, 500).map((_, n) => [`${'é '.repeat(400)}${n}`, 1]))],
    ...adFields.map((field): [string, object] => [field, { [field]: many }]),
  ])('has them read in no time: %s', async (_, record) => {
    expect(await processorMs(() => reader.item(record))).toBeLessThan(3_000);
  });
});

describe('an access token', () => {
  it.each([
    ['access_token=SECRET', 'access_token='],
    ['?a=1&access_token=SECRET&b=2', '?a=1&access_token=&b=2'],
    ['u=https%3A%2F%2Fx.fr%3Faccess_token%3DSECRET%26id%3D1', 'u=https%3A%2F%2Fx.fr%3Faccess_token%3D%26id%3D1'],
    ['u=x%253FAccess_Token%253DSECRET%2526id', 'u=x%253FAccess_Token%253D%2526id'],
    ['access_token=123%7CSECRET fin', 'access_token= fin'],
  ])('leaves a text wherever it stands: %s', (text, kept) => expect(readText(text)).toBe(kept));

  it('leaves an address that holds another address', () => {
    const address = 'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.fr%2F%3Fid%3D1%26access_token%3DSECRET&h=2';
    expect(readAddress(address)).toBe(
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.fr%2F%3Fid%3D1%26access_token%3D&h=2',
    );
  });
});
