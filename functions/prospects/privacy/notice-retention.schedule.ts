import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { inEveryWorkspace } from '../upkeep/in-every-workspace.ts';
import { noticeLater } from '../upkeep/upkeep-queue.ts';

/** Each month, people are told which prospects may be kept no longer. */
export const handler = defineSchedule('notice-retention', () => inEveryWorkspace('notice-retention', noticeLater));
