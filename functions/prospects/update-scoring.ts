import * as scoring from '../../shared/contract/prospects-scoring.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateScoring } from './scoring/scoring.domain.ts';

export const handler = defineHandler(scoring.updateScoring, ({ actor, body }) => updateScoring(actor, body));
