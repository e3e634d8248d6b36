import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { toImport } from './ad-import.entity.ts';
import { findImport } from './start-import.ts';

export const handler = defineHandler(adsImports.getAdImport, async ({ actor, params }) => ({
  import: toImport(await findImport(actor.workspaceId, params.id)),
}));
