import type { ProductRoute } from '../../../shared/admin/permission.contract.ts';
import { registry } from '../../../shared/registry.ts';

/** What the product answers, by address. Loaded when somebody asks: it brings every contract. */
export const knownRoutes: readonly ProductRoute[] = registry
  .map(({ method, path, summary, auth }) => ({ method, path, summary, permission: auth }))
  .sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
