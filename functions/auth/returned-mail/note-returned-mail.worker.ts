import { defineWorker } from '../../platform/worker/define-worker.ts';
import { returnedIn, sesEvent } from './ses-event.ts';
import { stopMails } from './stop-mails.ts';

/** What SES tells of a mail that came back, perhaps late, perhaps twice. */
export const handler = defineWorker('note-returned-mail', sesEvent, async (event) => {
  const returned = returnedIn(event);
  if (returned) for (const email of returned.emails) await stopMails(email, returned);
});
