import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { sendDigests } from './send-digests.ts';

export const handler = defineSchedule('send-digests', sendDigests);
