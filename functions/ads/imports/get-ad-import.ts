import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getImport } from './imports.domain.ts';

export const handler = defineHandler(adsImports.getAdImport, ({ actor, params }) => getImport(actor, params.id));
