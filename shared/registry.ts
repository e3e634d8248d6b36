import * as adsImports from './ads/imports.contract.ts';
import * as ads from './ads/library.contract.ts';
import * as adsWatch from './ads/watch.contract.ts';
import * as auth from './auth/auth.contract.ts';
import * as boards from './boards/board.contract.ts';
import * as boardsSavedAds from './boards/card.contract.ts';
import * as health from './health/health.contract.ts';
import type { Route } from './kernel/route.ts';
import * as notifications from './notifications/notifications.contract.ts';
import * as openapi from './openapi/openapi.contract.ts';
import * as pixel from './pixel/pixel.contract.ts';
import * as prospectsDuplicates from './prospects/duplicates.contract.ts';
import * as prospectsImports from './prospects/imports.contract.ts';
import * as prospectsPersonalData from './prospects/privacy.contract.ts';
import * as prospects from './prospects/prospect.contract.ts';
import * as prospectsScoring from './prospects/scoring.contract.ts';
import * as prospectsStats from './prospects/stats.contract.ts';
import * as prospectsActivities from './prospects/timeline.contract.ts';
import * as prospectsViews from './prospects/views.contract.ts';
import * as apiKeys from './settings/api-keys.contract.ts';
import * as metaIntegration from './settings/meta-integration.contract.ts';
import * as webhookLog from './webhooks/log.contract.ts';
import * as webhooks from './webhooks/webhook.contract.ts';

/** The contracts of each word, a file for each of its nouns. A handler or a page imports its own word's file, never this one. */
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
  pixel,
  settings: { ...metaIntegration, ...apiKeys },
  webhooks: { ...webhooks, ...webhookLog },
};

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'route';

/** Every route of the product, for what must know them all: gateway, CDK, OpenAPI, tests. */
export const registry: readonly Route[] = Object.values(contracts).flatMap((word) =>
  Object.values(word).filter(isRoute),
);
