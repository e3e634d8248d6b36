import { type Load, lazyPage } from '../../lib/lazy-page.tsx';

/** A tab: in the address `?onglet=`, what it is called, and its chunk, fetched when the tab is pointed at. */
const tab = (slug: string, label: string, load: Load) => ({ slug, label, ...lazyPage(load) });

/** In this order; the first one opens. */
// biome-ignore format: one line a tab
export const tabs: readonly [ReturnType<typeof tab>, ...ReturnType<typeof tab>[]] = [
  tab('ensemble', 'Vue d’ensemble', async () => (await import('./overview/overview-tab.tsx')).OverviewTab),
  tab('explorer', 'Explorer', async () => (await import('./explorer/explorer-tab.tsx')).ExplorerTab),
  tab('creations', 'Créations', async () => (await import('./creatives/creatives-tab.tsx')).CreativesTab),
  tab('reel', 'Réel et attribué', async () => (await import('./real/real-tab.tsx')).RealTab),
  tab('rapports', 'Rapports', async () => (await import('./reports/reports-tab.tsx')).ReportsTab),
];
