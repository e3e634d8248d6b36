import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { refreshAdvertisers } from './refresh-advertisers.domain.ts';

export const handler = defineSchedule('refresh-advertisers', refreshAdvertisers);
