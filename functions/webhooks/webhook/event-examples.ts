import { notices } from '../../../shared/kernel/notices.ts';
import type { Word } from '../../../shared/kernel/word.ts';
import { pingEvent, type SentEventType } from '../../../shared/webhooks/webhook-events.ts';
import { words } from '../../../shared/words.ts';

type Examples = Record<SentEventType, Record<string, unknown>>;

const telling = Object.entries<Word>(words)
  .filter(([, { events }]) => events)
  .map(([name]) => name);

/** The data of an example payload of each event, as the API answers each thing. Each word has a file of its own. */
export async function readEventExamples(): Promise<Examples> {
  const files: { eventExamples: Partial<Examples> }[] = [];
  for (const word of telling) files.push(await import(`../../../shared/${word}/event-examples.ts`));
  return Object.assign({ [pingEvent]: { message: notices.ping } }, ...files.map(({ eventExamples }) => eventExamples));
}
