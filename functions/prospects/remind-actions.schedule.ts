import { defineSchedule } from '../platform/worker/define-schedule.ts';
import { remindActions } from './scoring/remind-actions.domain.ts';

export const handler = defineSchedule('remind-actions', () => remindActions());
