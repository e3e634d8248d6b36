import { type CreativeState, creativeStates } from '../../../../../shared/analytics/creatives.rules.ts';
import type { FigureSort } from '../../../../../shared/campaigns/list.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { type ComparedMetric, comparedMetrics } from '../../../../../shared/rules/estimates.ts';

/** The names that the address uses for how ads are judged and which are shown. */
export const creativeNames = {
  metric: 'juger',
  target: 'objectif',
  threshold: 'seuil',
  by: 'groupe',
  value: 'valeur',
  state: 'etat',
  sort: 'tri',
  adName: 'q',
} as const;

export const creativeSorts = [
  'verdict',
  'spend',
  'roas',
  'cpa',
  'linkCtr',
  'conversions',
  'name',
] as const satisfies readonly (FigureSort | 'name' | 'verdict')[];
type CreativeSort = (typeof creativeSorts)[number];

/** How ads are judged, as the address says it; what it does not know is left to the API. */
export function creativesIn(params: URLSearchParams) {
  const read = (name: keyof typeof creativeNames) => params.get(creativeNames[name]) ?? undefined;
  const number = (name: 'target' | 'threshold') => {
    const text = read(name);
    return text !== undefined && /^\d{1,9}(\.\d{1,6})?$/.test(text) ? text : undefined;
  };
  const [metric, state, sort] = [read('metric'), read('state'), read('sort')];
  return {
    metric: comparedMetrics.find((one): one is ComparedMetric => one === metric),
    target: number('target'),
    minSpend: number('threshold'),
    by: read('by'),
    value: read('value'),
    adName: read('adName'),
    state: keysOf(creativeStates).find((one): one is CreativeState => one === state),
    sort: creativeSorts.find((one): one is CreativeSort => one === sort) ?? 'verdict',
  };
}
export type AskedCreatives = ReturnType<typeof creativesIn>;
