import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { closeDueCampaigns } from '../campaign/close-due-campaigns.ts';
import { forgetUnopened } from '../creator/forget-unopened.ts';
import { remindRights } from '../right/remind-rights.ts';
import { sweepUploads } from '../upload/sweep-uploads.ts';
import { passDeadlines } from './pass-deadlines.ts';

export const handler = defineSchedule('ugc-deadlines', async (now) => {
  await closeDueCampaigns(now);
  await sweepUploads(now);
  await forgetUnopened(now);
  await remindRights(now);
  await passDeadlines(now);
});
