import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * What every visit loads goes in one file each, with all that it imports: in pieces of a few hundred bytes, as they come
 * when pages share them, the same code takes a tenth more. First what any screen needs, then what fields need, signed in
 * or not, then the frame around the pages with what nearly all of them share, and the filters beside the long lists. The entry
 * stands alone: it waits for the chunks of the first page, and those would wait for it, had they to import from it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], test: (id) => !/\/index\.html|\/app\/main\.tsx$/.test(id), priority: 3 },
  {
    name: 'fields',
    test: /\/components\/(form-notice|email-field|password-field|password-checklist)\.tsx$|\/lib\/(use-form|request|use-focus-on-new-page|later)\.tsx?$|\/components\/(Tabs|TextInput|VisuallyHidden)\/\w+\.mjs$/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /\/app\/shell\/shell\.tsx$|\/lib\/(use-url-state|notices|versioned-write)\.ts$|\/components\/(undo-toast|load-failure)\.tsx$|\/kernel\/fold\.ts$/,
    priority: 1,
  },
  { name: 'filters', test: /\/components\/facet-(values|choice)\.tsx$/, priority: 0 },
];

const entry = '/app/main.tsx';
const frame = '/app/shell/shell.tsx';
const kilobyte = 1024;

/**
 * JavaScript of a first visit, in bytes gzipped. `npm run bench` measures them in a browser. Of each, what the frame says of the
 * bell's list, of mails that stopped, of a workspace that closes or is suspended, of who sees it as someone else and of a
 * maintenance is nearly two kilobytes.
 */
export const budgets: { path: string; modules: string[]; limitBytes: number }[] = [
  { path: '/login', modules: [entry, '/auth/login-page.tsx'], limitBytes: 140 * kilobyte },
  { path: '/', modules: [entry, frame, '/home/home-page.tsx'], limitBytes: 206 * kilobyte },
  { path: '/ads', modules: [entry, frame, '/ads/ads-page.tsx'], limitBytes: 236 * kilobyte },
  {
    path: '/campaigns',
    modules: [entry, frame, '/campaigns/campaigns-page.tsx'],
    // What it shares with the dashboard and the table of prospects, its filters on a telephone included, stands in chunks of
    // their own, which take some hundred bytes more.
    limitBytes: 240 * kilobyte,
  },
  // Without its chart, which weighs half of that.
  { path: '/dashboard', modules: [entry, frame, '/features/dashboard/dashboard-page.tsx'], limitBytes: 215 * kilobyte },
  // Ninety beyond what every page loads: the rules that read a text in the browser are half of that.
  ...[
    'desk/ad-desk',
    'competitor/competitor-desk',
    'page/page-desk',
    'writing/beside-evidence',
    'briefs/briefs-tab',
  ].map((desk) => ({
    path: `/ai-generator, ${desk}`,
    modules: [entry, frame, '/ai/ai-page.tsx', `/ai/${desk}.tsx`],
    limitBytes: 282 * kilobyte,
  })),
  ...['imports/imports-tab', 'insights/insights-tab', 'results/results-tab', 'prediction/prediction-tab'].map(
    (tab) => ({
      path: `/learning/import, ${tab}`,
      modules: [entry, frame, '/learning/learning-page.tsx', `/learning/${tab}.tsx`],
      limitBytes: 233 * kilobyte,
    }),
  ),
];

export type Chunk = { fileName: string; code: string; imports: string[]; moduleIds: string[] };

/** The bytes, gzipped, of the chunks that hold these modules and of all that those import. */
export function firstLoad(chunks: readonly Chunk[], modules: readonly string[]): number {
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk holds ${module}: say in scripts/page-chunks.ts what its page loads now`);
    load(chunk);
  }
  return [...loaded].reduce((total, { code }) => total + gzipSync(code).length, 0);
}

/** One sentence for each page that loads more than it may. */
export const overweight = (chunks: readonly Chunk[], pages = budgets): string[] =>
  pages.flatMap(({ path, modules, limitBytes }) => {
    const bytes = firstLoad(chunks, modules);
    const size = (of: number) => `${Math.round(of / kilobyte)} KB`;
    if (bytes <= limitBytes) return [];
    return `A first visit of ${path} loads ${size(bytes)} of JavaScript, gzipped, and may load ${size(limitBytes)}: put what only answers people behind later() (web/src/lib/later.tsx)`;
  });

/** A sentence when chunks import from the entry's, which waits for them before it shows anything. */
export function importersOfEntry(chunks: readonly Chunk[]): string[] {
  const alone = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)));
  const importers = chunks.filter(({ imports }) => alone && imports.includes(alone.fileName));
  if (importers.length === 0) return [];
  const names = importers.slice(0, 3).map(({ fileName }) => fileName);
  return [`${names.join(', ')} would wait for ${entry}, which waits for its first page: keep it out of every group`];
}

/** Fails the build of a page that has become too heavy, or that the entry would wait for in vain. */
export const pageBudgets: Plugin = {
  name: 'page-budgets',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const sentences = [...overweight(chunks), ...importersOfEntry(chunks)];
    if (sentences.length > 0) this.error(sentences.join('\n'));
  },
};
