import type { ProductRoute } from '../../../shared/admin/permission.contract.ts';
import { registry } from '../../../shared/registry.ts';

/** What the product answers to people, by address: creators are nobody's members. Loaded when somebody asks: it brings every contract. */
export const knownRoutes: readonly ProductRoute[] = registry
  .filter(({ auth }) => auth !== 'creator')
  .map(({ method, path, summary, auth }) => ({ method, path, summary, permission: auth }))
  .sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
