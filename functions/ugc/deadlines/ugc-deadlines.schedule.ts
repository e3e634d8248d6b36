import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { closeDueCampaigns } from '../campaign/close-due-campaigns.ts';
import { forgetUnopened } from '../creator/forget-unopened.ts';
import { remindRights } from '../right/remind-rights.ts';
import { remindStillShown } from '../right/remind-still-shown.ts';
import { sweepUploads } from '../upload/sweep-uploads.ts';
import { confirmPayments } from './confirm-payments.ts';
import { passDeadlines } from './pass-deadlines.ts';

const parts: ((now: Date) => Promise<unknown>)[] = [
  closeDueCampaigns,
  (now) => passDeadlines(now),
  (now) => confirmPayments(now),
  remindRights,
  (now) => remindStillShown(now),
  sweepUploads,
  forgetUnopened,
];

/** What people wait for comes first; one part that fails holds up no other. */
export const handler = defineSchedule('ugc-deadlines', async (now) => {
  const failed: unknown[] = [];
  for (const part of parts) await part(now).catch((error) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} parts of the deadlines failed`);
});
