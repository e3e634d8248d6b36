import * as settings from '../../../shared/settings/workspace.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shownWorkspace } from './shown-workspace.ts';

export const handler = defineHandler(settings.getWorkspace, async ({ actor }) => ({
  workspace: shownWorkspace(actor.workspace),
}));
