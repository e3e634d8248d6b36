import * as scoring from '../../shared/contract/prospects-scoring.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { previewScoring } from './scoring/preview.domain.ts';

export const handler = defineHandler(scoring.previewScoring, ({ actor, body }) => previewScoring(actor, body));
