import * as adsImports from '../../shared/contract/ads-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getImport } from './imports/imports.domain.ts';

export const handler = defineHandler(adsImports.getAdImport, ({ actor, params }) => getImport(actor, params.id));
