import * as auth from './auth.ts';
import * as health from './health.ts';
import * as openapi from './openapi.ts';
import type { Route } from './route.ts';

/** One contract a word. A handler or a page imports its own word's file, never this one. */
export const contracts = { auth, health, openapi };

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'route';

/** Every route of the product, for what must know them all: gateway, CDK, OpenAPI, tests. */
export const registry: readonly Route[] = Object.values(contracts).flatMap((word) =>
  Object.values(word).filter(isRoute),
);
