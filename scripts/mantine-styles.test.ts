import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './walls/imports-of.ts';

const styles = 'node_modules/@mantine/core/styles';
const entry = 'web/src/app/main.tsx';
const pages = 'web/src/app/pages.tsx';

/** What these components are built upon, each with a stylesheet of its own. */
const builtUpon: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['Combobox'],
  Checkbox: ['InlineInput'],
  Drawer: ['ModalBase'],
  Modal: ['ModalBase'],
  MultiSelect: ['Combobox', 'Pill', 'PillsInput'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Select: ['Combobox'],
  Switch: ['InlineInput'],
  TagsInput: ['Combobox', 'Pill', 'PillsInput'],
};

type Seen = { shown: Map<string, string>; styled: Set<string> };

/** All that a module may load, at once or later: the components of Mantine's that it shows, and whose styles it brings. */
function seenFrom(start: string, { but = '' } = {}): Seen {
  const seen: Seen = { shown: new Map(), styled: new Set() };
  const known = new Set<string>();
  const left = [start];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (known.has(file) || file === but || !existsSync(file)) continue;
    known.add(file);
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.css')) lookAtSheet(text, seen);
    for (const { from, file: next, names } of importsOf(file, text)) {
      if (next) left.push(next);
      lookAtPackage(from, names, { file, seen });
    }
  }
  return seen;
}

const sheet = /@mantine\/core\/styles\/(\w+)\.css/g;

function lookAtSheet(text: string, { styled }: Seen): void {
  for (const [, name = ''] of text.matchAll(sheet)) styled.add(name);
}

function lookAtPackage(from: string, names: string[], { file, seen }: { file: string; seen: Seen }): void {
  lookAtSheet(from, seen);
  if (from !== '@mantine/core') return;
  for (const name of names)
    for (const one of [name, ...(builtUpon[name] ?? [])])
      if (existsSync(posix.join(styles, `${one}.css`)) && !seen.shown.has(one)) seen.shown.set(one, file);
}

const always = seenFrom(entry, { but: pages }).styled;

const bare = ({ shown, styled }: Seen): string[] =>
  [...shown].filter(([name]) => !styled.has(name) && !always.has(name)).map(([name, file]) => `${file}: ${name}`);

describe('the styles of components', () => {
  const loaded = importsOf(pages, readFileSync(pages, 'utf8')).flatMap(({ file }) =>
    file?.startsWith('web/src/features/') ? [file] : [],
  );

  it.each([entry, ...loaded])('come with %s', (page) => {
    expect(bare(seenFrom(page, { but: pages }))).toEqual([]);
  });

  it('are looked for on every page, and missed where they are', () => {
    expect(loaded.length).toBeGreaterThan(20);
    expect(always.has('Button')).toBe(true);
    const planted = { shown: new Map([['Radio', 'planted.tsx']]), styled: new Set<string>() };
    expect(bare(planted)).toEqual(['planted.tsx: Radio']);
    expect(readdirSync(styles)).toEqual(
      expect.arrayContaining(Object.values(builtUpon).flatMap((names) => names.map((name) => `${name}.css`))),
    );
  });
});
