import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { sweepExports } from './sweep-exports.ts';

export const handler = defineSchedule('sweep-exports', sweepExports);
