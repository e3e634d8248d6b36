import * as scoring from '../../../shared/prospects/scoring.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getScoring } from './scoring.domain.ts';

export const handler = defineHandler(scoring.getScoring, ({ actor }) => getScoring(actor));
