import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { inEveryWorkspace } from './in-every-workspace.ts';
import { rescoreLater } from './upkeep-queue.ts';

/** What happened weighs less every day: each night, every prospect is scored again. */
export const handler = defineSchedule('rescore-prospects', () =>
  inEveryWorkspace('rescore-prospects', (workspaceId) => rescoreLater(workspaceId, 0)),
);
