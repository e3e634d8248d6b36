import { isDeepStrictEqual } from 'node:util';
import * as brands from '../../../shared/ai/brands.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Brand, type BrandItem } from '../core/brand.entity.ts';
import { readBrand } from '../core/read-brand.ts';
import { type BrandContent, brandContent } from './brand-content.ts';
import { shownBrand } from './shown-brand.ts';

/** Two editors at once: one is told. */
export const handler = defineHandler(brands.updateBrand, async ({ actor, params: { id }, body }) => {
  const { version, ...said } = body;
  const before = await readBrand(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const content = brandContent(before, said);
  const changed = changedFields(before, content);
  if (changed.length === 0) return { brand: shownBrand(before) };
  const now = new Date();
  const after: BrandItem = { ...before, ...content, updatedAt: now.toISOString(), version: version + 1 };
  await write([
    put(Brand.put(after).where((attr, { eq }) => eq(attr.version, version))),
    audit(actor, { type: 'brand.updated', entityId: id, changed }, now),
  ]);
  return { brand: shownBrand(after) };
});

const changedFields = (before: BrandItem, content: BrandContent): string[] =>
  (Object.keys(content) as (keyof BrandContent)[]).filter((field) => !isDeepStrictEqual(content[field], before[field]));
