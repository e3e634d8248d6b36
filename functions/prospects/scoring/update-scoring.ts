import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateScoring } from './scoring.domain.ts';

export const handler = defineHandler(scoring.updateScoring, ({ actor, body }) => updateScoring(actor, body));
