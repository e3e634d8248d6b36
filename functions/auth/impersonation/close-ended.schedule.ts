import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { closeEnded } from './close-ended.ts';

export const handler = defineSchedule('close-impersonations', closeEnded);
