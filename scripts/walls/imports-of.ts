import { posix } from 'node:path';

export type Import = {
  /** As it is written. */
  from: string;
  /** The file of this repository that it leads to, from its root; null for a package. */
  file: string | null;
  /** What is taken by name; `default` and `*` stand for themselves. */
  names: string[];
};

const statements =
  /^(?:import|export)\s+(?:type\s+)?([^;'"]*?)\s*from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** What a source, as Biome formats it, imports: types, re-exports and what is loaded later included. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(statements)].map(([, taken = '', ...sources]) => {
    const from = sources.find((source) => source !== undefined) ?? '';
    return {
      from,
      file: from.startsWith('.') ? posix.join(posix.dirname(file), from.replace(/\?.*$/, '')) : null,
      names: namesIn(taken),
    };
  });
}

function namesIn(taken: string): string[] {
  const [before = '', braced = ''] = taken.split('{');
  const named = braced
    .replace('}', '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    );
  const whole = before.includes('*') ? ['*'] : [];
  const byDefault = /^\w/.test(before.trim()) ? ['default'] : [];
  return [...whole, ...byDefault, ...named.filter(Boolean)];
}
