import { foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import {
  type CustomType,
  type CustomValue,
  type CustomValues,
  customFromText,
} from '../../../shared/prospects/custom-fields.ts';
import { readFields } from '../core/prospect-fields.entity.ts';
import type { ProspectRow } from './prospect-row.ts';

/** What a field of the workspace is asked for; one that is gone has no type, and no prospect says anything of it. */
export type AskedField = { id: string; value: string; type: CustomType | null };

export async function askedFields(workspaceId: string, asked: Omit<AskedField, 'type'>[]): Promise<AskedField[]> {
  const types = new Map((await readFields(workspaceId)).map(({ id, type }) => [id, type]));
  return asked.map((one) => ({ ...one, type: types.get(one.id) ?? null }));
}

type Test = (value: CustomValue | undefined) => boolean;

/** All fields that are asked for, any of the values of each. */
export function customTest(asked: AskedField[]): (row: ProspectRow) => boolean {
  const fields = [...groupBy(asked, ({ id }) => id)].map(([id, all]) => ({
    id,
    gone: all.some(({ type }) => type === null),
    tests: all.map(testOf),
  }));
  return ({ custom }) => {
    const values: CustomValues = custom ? JSON.parse(custom) : {};
    return fields.every(({ id, gone, tests }) => {
      const value = gone ? undefined : values[id];
      return tests.some((test) => test(value));
    });
  };
}

function testOf({ type, value: wanted }: AskedField): Test {
  if (wanted === '') return (value) => value === undefined;
  if (type === 'choice') return (value) => value === wanted;
  if (type === 'text') {
    const words = searchedWords(wanted).map((word) => ` ${word}`);
    return (value) => {
      if (value === undefined) return false;
      const text = ` ${foldedWords(String(value)).join(' ')}`;
      return words.every((word) => text.includes(word));
    };
  }
  return between(wanted, type);
}

/** Numbers and days, between two bounds, both included. */
function between(wanted: string, type: AskedField['type']): Test {
  const [from = '', to = from] = wanted.split('..');
  const bound = (text: string) => {
    if (text === '') return null;
    return type === 'number' ? customFromText({ type, choices: [] }, text) : text;
  };
  const [least, most] = [bound(from), bound(to)];
  return (value) => value !== undefined && (least === null || value >= least) && (most === null || value <= most);
}
