import * as generations from '../../../shared/ai/generations.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readShown } from '../core/read-generation.ts';

export const handler = defineHandler(generations.getGeneration, async ({ actor, params: { id } }) => ({
  generation: await readShown(actor.workspaceId, id),
}));
