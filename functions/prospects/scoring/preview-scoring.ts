import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { previewScoring } from './preview.domain.ts';

export const handler = defineHandler(scoring.previewScoring, ({ actor, body }) => previewScoring(actor, body));
