import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listImports } from './imports.domain.ts';

export const handler = defineHandler(adsImports.listAdImports, ({ actor, query }) => listImports(actor, query));
