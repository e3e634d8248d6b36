import { type Load, lazyPage } from '../../lib/lazy-page.tsx';

/** A tab: in the address `?onglet=`, what it is called, and its chunk, fetched when the tab is pointed at. */
const tab = (slug: string, label: string, load: Load) => ({ slug, label, ...lazyPage(load) });

/** What stands beside the list of campaigns, in this order: Comparer, Repères, Alertes, Imports, Connexions. */
// biome-ignore format: one line a tab
export const tabs: readonly ReturnType<typeof tab>[] = [
];
