import { defineSchedule } from '../platform/worker/define-schedule.ts';
import { refreshAdvertisers } from './watch/refresh-advertisers.domain.ts';

export const handler = defineSchedule('refresh-advertisers', refreshAdvertisers);
