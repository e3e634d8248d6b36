import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { sweepGenerations } from './sweep-generations.ts';

export const handler = defineSchedule('sweep-generations', sweepGenerations);
