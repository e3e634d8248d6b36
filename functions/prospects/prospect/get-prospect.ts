import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readProspect } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';

export const handler = defineHandler(prospects.getProspect, async ({ actor, params }) => ({
  prospect: shownProspect(await readProspect(actor.workspaceId, params.id)),
}));
