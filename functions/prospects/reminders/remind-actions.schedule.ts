import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { remindActions } from './remind-actions.domain.ts';

export const handler = defineSchedule('remind-actions', () => remindActions());
