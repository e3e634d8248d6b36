import * as adsImports from '../../shared/contract/ads-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listImports } from './imports/imports.domain.ts';

export const handler = defineHandler(adsImports.listAdImports, ({ actor, query }) => listImports(actor, query));
