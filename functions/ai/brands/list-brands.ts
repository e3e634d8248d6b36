import * as brands from '../../../shared/ai/brands.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestPage } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { Brand } from '../core/brand.entity.ts';
import { shownBrandSummary } from './shown-brand.ts';

export const handler = defineHandler(brands.listBrands, async (call) => {
  const { workspaceId } = call.actor;
  const read = async (before = firstIdAt('bnd', Date.now() + hourMs), limit: number) => {
    const below = Brand.query.byWorkspace({ workspaceId }).lt({ brandId: before });
    return (await below.go({ order: 'desc', consistent: true, count: limit })).data;
  };
  const { items, nextCursor } = await newestPage(pageOf(call), read, ({ brandId }) => brandId);
  return { items: items.map(shownBrandSummary), nextCursor };
});
