import * as briefs from '../../../shared/ai/briefs.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeBriefOnce } from './make-brief.ts';

export const handler = defineHandler(briefs.createBrief, makeBriefOnce);
