import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readScoring, toScoring } from './scoring-model.entity.ts';

export const handler = defineHandler(scoring.getScoring, async ({ actor }) => ({
  scoring: toScoring(await readScoring(actor.workspaceId)),
}));
