import type { NewReport } from './use-reports.ts';

type Template = { id: string; name: string; about: string; begin: Omit<NewReport, 'name'> };

const monthly: Template = {
  id: 'mensuel',
  name: 'Mensuel client',
  about: 'Le mois dernier comparé au précédent\u00a0: résultats, plateformes, campagnes.',
  begin: {
    period: { preset: 'last_month' },
    compare: 'previous',
    blocks: [
      { type: 'figures', measures: ['spend', 'revenue', 'roas', 'conversions', 'cpa'] },
      { type: 'timeseries', measures: ['spend', 'revenue'], granularity: 'day' },
      { type: 'breakdown', by: 'platform', measures: ['spend', 'revenue', 'roas', 'cpa'] },
      { type: 'breakdown', by: 'campaign', measures: ['spend', 'conversions', 'cpa', 'roas'], limit: 10 },
      { type: 'annotations' },
    ],
  },
};

const weekly: Template = {
  id: 'lundi',
  name: 'Point du lundi',
  about: 'La semaine dernière\u00a0: ce qui a été dépensé, où en sont les budgets, campagne par campagne.',
  begin: {
    period: { preset: 'last_week' },
    compare: 'previous',
    blocks: [
      { type: 'figures', measures: ['spend', 'conversions', 'cpa', 'roas'] },
      { type: 'pacing' },
      { type: 'breakdown', by: 'campaign', measures: ['spend', 'conversions', 'cpa', 'roas'], limit: 10 },
      { type: 'annotations' },
    ],
  },
};

const creatives: Template = {
  id: 'creations',
  name: 'Créations',
  about: 'Les publicités qui portent les résultats du mois dernier, et celles à remplacer.',
  begin: {
    period: { preset: 'last_month' },
    compare: 'previous',
    blocks: [
      { type: 'figures', measures: ['spend', 'conversions', 'cpa', 'roas'] },
      { type: 'creatives', limit: 6 },
      { type: 'breakdown', by: 'platform', measures: ['spend', 'conversions', 'cpa', 'roas'] },
    ],
  },
};

/** What a report begins with: the questions that a client asks, in their order. The first is the usual one. */
export const reportTemplates = [monthly, weekly, creatives] as const;
