import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { keepLetters } from './keep-letters.ts';

export const handler = defineSchedule('keep-dead-letters', keepLetters);
