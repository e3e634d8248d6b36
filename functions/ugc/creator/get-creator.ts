import { getCreator } from '../../../shared/ugc/creator.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCreator } from '../core/read-creator.ts';
import { shownCreator } from './shown-creator.ts';

export const handler = defineHandler(getCreator, async ({ actor, params: { id } }) => ({
  creator: await shownCreator(await readCreator(actor.workspaceId, id)),
}));
