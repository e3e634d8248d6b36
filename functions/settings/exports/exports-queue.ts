import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import type { ExportKey } from './data-export.entity.ts';

export const exportMessage = z.object({ ownerId: z.string(), exportId: z.string() });

/** Has an export taken up by its worker. */
export const takeUpExport = ({ ownerId, exportId }: ExportKey): Promise<void> =>
  enqueue(env.DATA_EXPORTS_QUEUE_URL, { ownerId, exportId }, { group: ownerId });
