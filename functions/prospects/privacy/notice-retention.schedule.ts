import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { noticeRetention } from '../upkeep/schedules.domain.ts';

export const handler = defineSchedule('notice-retention', noticeRetention);
