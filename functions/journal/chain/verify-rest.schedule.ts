import { dayMs } from '../../../shared/kernel/day.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { verifyDue } from './verify-due.ts';

/** Works out the chains to which the night did not come; where it came to all, there is none. */
export const handler = defineSchedule('verify-rest', (now) =>
  verifyDue({ now, before: new Date(now.getTime() - dayMs) }),
);
