import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readScoring, shownScoring } from './scoring-model.entity.ts';

export const handler = defineHandler(scoring.getScoring, async ({ actor }) => ({
  scoring: shownScoring(await readScoring(actor.workspaceId)),
}));
