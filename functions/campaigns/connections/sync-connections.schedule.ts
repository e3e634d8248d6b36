import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { syncDue } from './sync-due.ts';

export const handler = defineSchedule('sync-connections', syncDue);
