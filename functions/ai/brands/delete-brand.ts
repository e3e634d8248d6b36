import * as brands from '../../../shared/ai/brands.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Brand } from '../core/brand.entity.ts';
import { readBrand } from '../core/read-brand.ts';
import { countOneBrandLess } from './brand-room.ts';

/** Gone for good; what was made for it stays. */
export const handler = defineHandler(brands.deleteBrand, async ({ actor, params: { id } }) => {
  const { workspaceId, brandId } = await readBrand(actor.workspaceId, id);
  await write([
    remove(Brand.remove({ workspaceId, brandId }), 'not_found'),
    countOneBrandLess(actor),
    audit(actor, { type: 'brand.deleted', entityId: id }),
  ]);
  return { id };
});
