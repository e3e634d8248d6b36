import type * as brands from '../../../shared/ai/brands.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { Brand } from '../core/brand.entity.ts';
import { readBrand } from '../core/read-brand.ts';
import { blankBrand, brandContent } from './brand-content.ts';
import { writeWithinPlan } from './brand-room.ts';
import { shownBrand } from './shown-brand.ts';

/** Makes a brand once: see `makeOnce`. */
export const makeBrandOnce = (call: Pick<Call<typeof brands.createBrand>, 'route' | 'actor' | 'caller' | 'body'>) =>
  makeOnce(call, {
    make: async (mark) => {
      const { actor, body } = call;
      const now = new Date();
      const at = now.toISOString();
      const brandId = newId('bnd', now);
      const own = { workspaceId: actor.workspaceId, brandId, createdAt: at, updatedAt: at, version: 1 };
      const item = { ...brandContent(blankBrand, body), ...own };
      await writeWithinPlan(actor, [
        put(Brand.create(item)),
        audit(actor, { type: 'brand.created', entityId: brandId }, now),
        ...mark(brandId),
      ]);
      return { brand: shownBrand(item) };
    },
    replay: async (id) => ({ brand: shownBrand(await readBrand(call.actor.workspaceId, id)) }),
  });
