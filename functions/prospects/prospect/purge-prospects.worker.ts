import * as z from 'zod';
import { defineWorker } from '../../platform/worker/define-worker.ts';
import { purgeProspects } from './purge-prospects.ts';

const message = z.object({
  workspaceId: z.string(),
  prospectIds: z.array(z.string()),
  heirId: z.string().optional(),
  erased: z.boolean().optional(),
});

export const handler = defineWorker('purge-prospects', message, purgeProspects);
