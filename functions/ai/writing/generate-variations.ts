import * as contract from '../../../shared/ai/writing.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { writeVariationsOnce } from './write-variations.ts';

export const handler = defineHandler(contract.generateVariations, writeVariationsOnce);
