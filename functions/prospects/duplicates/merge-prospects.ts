import * as duplicates from '../../../shared/prospects/duplicates.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { mergeProspects } from './merge.domain.ts';

export const handler = defineHandler(duplicates.mergeProspects, ({ actor, body }) => mergeProspects(actor, body));
