import * as briefs from '../../../shared/ai/briefs.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readBrief } from '../core/read-brief.ts';
import { shownBrief } from './shown-brief.ts';

export const handler = defineHandler(briefs.getBrief, async ({ actor, params: { id } }) => ({
  brief: shownBrief(await readBrief(actor.workspaceId, id)),
}));
