import type { Route } from './kernel/route.ts';
import type { Word } from './kernel/word.ts';
import { words } from './words.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'route';

async function contractsOf(word: string, nouns: readonly string[]): Promise<Record<string, Route>> {
  const routes: Record<string, Route> = {};
  for (const noun of nouns) {
    const file: object = await import(`./${word}/${noun}.contract.ts`);
    for (const [name, value] of Object.entries<unknown>({ ...file })) if (isRoute(value)) routes[name] = value;
  }
  return routes;
}

/** The routes of each word, by their exported names. A handler or a page imports its own contract instead. */
export const contracts: Record<string, Readonly<Record<string, Route>>> = {};
for (const [word, { contracts: nouns = [] }] of Object.entries<Word>(words).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (nouns.length > 0) contracts[word] = await contractsOf(word, nouns);

/** Every route of the product, for what must know them all: gateway, CDK, OpenAPI, tests. */
export const registry: readonly Route[] = Object.values(contracts).flatMap((word) => Object.values(word));
