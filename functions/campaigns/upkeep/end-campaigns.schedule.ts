import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { endCampaigns } from './end-campaigns.ts';

export const handler = defineSchedule('end-campaigns', endCampaigns);
