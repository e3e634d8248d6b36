import { defineSchedule } from '../platform/worker/define-schedule.ts';
import { wakeRuns } from './sweep-imports.ts';

export const handler = defineSchedule('sweep-imports', wakeRuns);
