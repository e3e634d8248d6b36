import { check, type Operation } from '../../platform/db/write.ts';
import { Brand } from './brand.entity.ts';

/** For what is put under a brand: a 404 for one that is not of the workspace; nothing without one. */
export const brandIsThere = (workspaceId: string, brandId: string | undefined): Operation[] =>
  brandId === undefined ? [] : [check(Brand.remove({ workspaceId, brandId }), 'not_found')];
