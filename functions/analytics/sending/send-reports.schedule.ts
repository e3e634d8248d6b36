import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { sendReports } from './send-reports.ts';

export const handler = defineSchedule('send-reports', sendReports);
