import type { words } from '../shared/words.ts';
import type { queues, schedules, streams } from '../shared/workers.ts';

type Words = typeof words;
/** Words that have routes. */
type RoutedWord = { [W in keyof Words]: Words[W] extends { contracts: readonly string[] } ? W : never }[keyof Words];

/** What people lose when the routes of a word fail. */
export const wordsLose: Record<RoutedWord, string> = {
  ads: 'People cannot search the library, open an ad, import ads or follow advertisers.',
  auth: 'People cannot sign up, sign in, stay signed in or change their password.',
  boards: 'People cannot open their boards, save ads or show a shared board.',
  health: 'Nothing for people; whoever watches the service believes it is down.',
  notifications: 'People cannot see what they were told, nor mark it as read.',
  openapi: 'Agencies cannot read the reference of the API.',
  prospects: 'People cannot see, write or import their prospects.',
  webhooks: 'People cannot see or change their webhooks, nor what was sent to them.',
  pixel: 'Shops cannot hand over their conversions; people cannot see or change their pixels.',
  settings: 'People cannot connect their Meta account or manage their API keys.',
};

/** By queue, when its worker fails. */
export const workersLose: Record<keyof typeof queues, string> = {
  mails:
    'People wait for mails: password resets and security notices. What a stranger connected to an account stays on.',
  adImports: 'Imports and readings of the Meta Ad Library stand still.',
  boardRemovals: 'Nothing at once; what deleted boards held stays in the table.',
  deliveries: 'Servers of agencies receive no webhooks; what waits is sent once it works again.',
  pixelEvents: 'Conversions of shops reach Meta late, or not at all after seven days.',
  prospectImports: 'Imports of prospects wait.',
  prospectRemovals: 'Nothing at once; the timelines of deleted and erased prospects stay in the table.',
  prospectUpkeep: 'Scores of prospects stay as they are: new rules wait, and what happened long ago counts as before.',
};

/** When what follows the table's stream fails. */
export const streamsLose: Record<keyof typeof streams, string> = {
  dispatchEvents: 'Webhooks leave and people are told minutes late, when a sweep finds what the stream did not tell.',
};

/** When what runs by the clock fails. */
export const schedulesLose: Record<keyof typeof schedules, string> = {
  buildCatalogue: 'Searches of the library get slower hour by hour.',
  refreshAdvertisers: 'People no longer learn what the advertisers that they follow start and stop.',
  rescoreProspects: 'Scores of prospects no longer decay: what happened long ago counts as before.',
  remindActions: 'People are not reminded of the next actions that they planned.',
  sweepImports:
    'Imports and readings of the Meta Ad Library whose message was lost, or whose worker died, stand still.',
  sweepOutbox: 'Webhooks that wait for more than a quarter of an hour, or whose message was lost, are not sent.',
  noticeRetention: 'People are not told which prospects may be kept no longer.',
};
