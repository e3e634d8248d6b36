import { describe, expect, it } from 'vitest';
import { exceptions, namedOutside } from './named-outside.ts';

const words = ['boards', 'gadgets'];
/** Every exception names a word, so that none is told of as needless. */
const excepted = Object.keys(exceptions).map((file) => [file, "const word = 'boards';\n"] as const);
const faultsWith = (...planted: [file: string, text: string][]) =>
  namedOutside(new Map([...excepted, ...planted]), words);

/** A file that serves all words, and how it names one. */
const planted: [file: string, text: string][] = [
  ['functions/platform/db/planted.ts', "import { Gadget } from '../../gadgets/gadget.entity.ts';\n"],
  ['functions/events/planted.ts', "import type { Gadget } from '../../shared/gadgets/gadget.contract.ts';\n"],
  ['functions/mail/planted.ts', "const later = () => import('../gadgets/gadget.mail.ts');\n"],
  ['functions/imports/planted.ts', "const word = 'gadgets';\n"],
  ['shared/kernel/planted.ts', "import { gadgets } from '../gadgets/word.ts';\n"],
  ['shared/planted.ts', "export { gadgets } from './gadgets/word.ts';\n"],
  ['infra/stacks/planted.ts', "const handler = 'gadgets/make-gadget.worker';\n"],
  ['scripts/planted.ts', 'const word = `gadgets`;\n'],
  ['scripts/local/planted.ts', "await import('../../functions/gadgets/seed.ts');\n"],
];

const right: [file: string, text: string][] = [
  ['functions/boards/planted.ts', "import { Gadget } from '../gadgets/gadget.door.ts';\n"],
  ['functions/platform/db/planted.test.ts', "import { Gadget } from '../../gadgets/gadget.entity.ts';\n"],
  ['functions/platform/testing/planted.ts', "const word = 'gadgets';\n"],
  ['functions/platform/planted.ts', '// As gadgets do.\nconst gadgets = 1;\n'],
  ['scripts/local/demo-gadgets/planted.ts', "const word = 'gadgets';\n"],
];

describe('what serves all words', () => {
  it.each(planted)('names none of them: %s', (file, text) => {
    expect(faultsWith([file, text])).toEqual([expect.stringMatching(/^\S+planted\.ts .*names "gadgets": .+\.$/)]);
  });

  it.each(right)('is not %s', (file, text) => {
    expect(faultsWith([file, text])).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const faults = namedOutside(new Map(excepted.slice(1)), words);
    expect(faults).toEqual([expect.stringMatching(/^\S+ names no word any more: take it off/)]);
  });
});
