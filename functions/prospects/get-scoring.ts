import * as scoring from '../../shared/contract/prospects-scoring.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { getScoring } from './scoring/scoring.domain.ts';

export const handler = defineHandler(scoring.getScoring, ({ actor }) => getScoring(actor));
