import * as duplicates from '../../../shared/prospects/duplicates.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listDuplicates } from './duplicates.domain.ts';

export const handler = defineHandler(duplicates.listProspectDuplicates, ({ actor, query }) =>
  listDuplicates(actor, query),
);
