import * as adsImports from '../../shared/contract/ads-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { cancelImport } from './imports/imports.domain.ts';

export const handler = defineHandler(adsImports.cancelAdImport, ({ actor, params }) => cancelImport(actor, params.id));
