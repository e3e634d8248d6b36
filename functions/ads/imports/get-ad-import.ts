import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shownImport } from './ad-import.entity.ts';
import { findImport } from './start-import.ts';

export const handler = defineHandler(adsImports.getAdImport, async ({ actor, params }) => ({
  import: shownImport(await findImport(actor.workspaceId, params.id)),
}));
