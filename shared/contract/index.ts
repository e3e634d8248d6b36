import * as ads from './ads.ts';
import * as adsImports from './ads-imports.ts';
import * as adsWatch from './ads-watch.ts';
import * as auth from './auth.ts';
import * as boards from './boards.ts';
import * as boardsSavedAds from './boards-saved-ads.ts';
import * as health from './health.ts';
import * as notifications from './notifications.ts';
import * as openapi from './openapi.ts';
import * as prospects from './prospects.ts';
import * as prospectsActivities from './prospects-activities.ts';
import * as prospectsDuplicates from './prospects-duplicates.ts';
import * as prospectsImports from './prospects-imports.ts';
import * as prospectsPersonalData from './prospects-personal-data.ts';
import * as prospectsScoring from './prospects-scoring.ts';
import * as prospectsStats from './prospects-stats.ts';
import * as prospectsViews from './prospects-views.ts';
import type { Route } from './route.ts';
import * as settings from './settings.ts';
import * as settingsApiKeys from './settings-api-keys.ts';
import * as webhooks from './webhooks.ts';
import * as webhooksDeliveries from './webhooks-deliveries.ts';
import * as webhooksMetaPixel from './webhooks-meta-pixel.ts';

/** One contract a word, in one file or a few. A handler or a page imports its own word's file, never this one. */
export const contracts = {
  ads: { ...ads, ...adsImports, ...adsWatch },
  auth,
  boards: { ...boards, ...boardsSavedAds },
  health,
  notifications,
  openapi,
  prospects: {
    ...prospects,
    ...prospectsActivities,
    ...prospectsDuplicates,
    ...prospectsImports,
    ...prospectsPersonalData,
    ...prospectsScoring,
    ...prospectsStats,
    ...prospectsViews,
  },
  settings: { ...settings, ...settingsApiKeys },
  webhooks: { ...webhooks, ...webhooksDeliveries, ...webhooksMetaPixel },
};

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'route';

/** Every route of the product, for what must know them all: gateway, CDK, OpenAPI, tests. */
export const registry: readonly Route[] = Object.values(contracts).flatMap((word) =>
  Object.values(word).filter(isRoute),
);
