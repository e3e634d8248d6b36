import { type Load, lazyPage } from '../../lib/lazy-page.tsx';

/** A tab: in the address `?onglet=`, what it is called, and its chunk, fetched when the tab is pointed at. */
const tab = (slug: string, label: string, load: Load) => ({ slug, label, ...lazyPage(load) });

// biome-ignore format: one line a tab
export const tabs = [
  tab('import', 'Import', async () => (await import('./imports/imports-tab.tsx')).ImportsTab),
  tab('enseignements', 'Enseignements', async () => (await import('./insights/insights-tab.tsx')).InsightsTab),
  tab('resultats', 'Résultats', async () => (await import('./results/results-tab.tsx')).ResultsTab),
  tab('prediction', 'Prédiction', async () => (await import('./prediction/prediction-tab.tsx')).PredictionTab),
] as const;
