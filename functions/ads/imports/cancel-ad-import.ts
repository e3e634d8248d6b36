import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { cancelImport } from './imports.domain.ts';

export const handler = defineHandler(adsImports.cancelAdImport, ({ actor, params }) => cancelImport(actor, params.id));
