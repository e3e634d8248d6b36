import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { verifyDue } from './verify-due.ts';

/** Works every chain out again; what it has no time for, the hours after it do. */
export const handler = defineSchedule('verify-chains', (now) => verifyDue({ now, before: now }));
