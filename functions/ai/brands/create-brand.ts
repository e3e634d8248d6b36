import * as brands from '../../../shared/ai/brands.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeBrandOnce } from './make-brand.ts';

export const handler = defineHandler(brands.createBrand, makeBrandOnce);
