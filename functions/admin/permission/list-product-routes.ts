import { listProductRoutes } from '../../../shared/admin/permission.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(listProductRoutes, async () => {
  const { knownRoutes } = await import('./known-routes.ts');
  return { items: [...knownRoutes] };
});
