import { type Load, lazyPage } from '../../lib/lazy-page.tsx';

/** A tab: in the address `?onglet=`, what it is called, and its chunk, fetched when the tab is pointed at. */
const tab = (slug: string, label: string, load: Load) => ({ slug, label, ...lazyPage(load) });

/** What stands beside the list of campaigns, in this order: Comparer, Repères, Alertes, Imports, Connexions. */
// biome-ignore format: one line a tab
export const tabs: readonly ReturnType<typeof tab>[] = [
  tab('comparer', 'Comparer', async () => (await import('./compare/compare-tab.tsx')).CompareTab),
  tab('reperes', 'Repères', async () => (await import('./benchmarks/benchmarks-tab.tsx')).BenchmarksTab),
  tab('alertes', 'Alertes', async () => (await import('./alerts/alerts-tab.tsx')).AlertsTab),
  tab('imports', 'Imports', async () => (await import('./imports/imports-tab.tsx')).ImportsTab),
  tab('connexions', 'Connexions', async () => (await import('./connections/connections-tab.tsx')).ConnectionsTab),
];
