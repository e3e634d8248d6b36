import * as brands from '../../../shared/ai/brands.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readBrand } from '../core/read-brand.ts';
import { shownBrand } from './shown-brand.ts';

export const handler = defineHandler(brands.getBrand, async ({ actor, params: { id } }) => ({
  brand: shownBrand(await readBrand(actor.workspaceId, id)),
}));
