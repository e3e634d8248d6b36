import * as duplicates from '../../shared/contract/prospects-duplicates.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listDuplicates } from './duplicates.domain.ts';

export const handler = defineHandler(duplicates.listProspectDuplicates, ({ actor, query }) =>
  listDuplicates(actor, query),
);
