import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { remindActions } from './remind-actions.ts';

export const handler = defineSchedule('remind-actions', remindActions);
