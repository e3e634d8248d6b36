import type { Permission } from './permissions.ts';
import type { MigrationSpec, QueueSpec, ScheduleSpec, StreamSpec } from './worker-specs.ts';

/** What people read of an event that a webhook can ask for. */
export type EventTexts = { label: string; description: string };

/** Events whose names begin alike, `board.created`, and the permissions any of which lets see what they tell. */
export type EventTheme = { label: string; readings: readonly Permission[]; events: Record<string, EventTexts> };

/**
 * What a word adds to the product, said once: `shared/<word>/word.ts`, of which `shared/words.ts` is the list. Functions and
 * pages import what they need of it, or its types alone.
 */
export type Word = {
  /** What people lose when its routes fail: alarms say so. */
  usersLose?: string;
  /** Its contracts: `board` is `board.contract.ts`. */
  contracts?: readonly string[];
  /** The prefix of the ids of each of its things, three letters. */
  ids?: Readonly<Record<string, string>>;
  /** Those of them that the log calls by their names: `functions/<word>/core/named-things.door.ts` says how. */
  named?: readonly string[];
  /**
   * The kinds of its things that « Rechercher partout » finds by name, and what people call one; in a file of their own,
   * `searched.ts`, which its finder imports. A line of `functions/search/search/finders.ts` names that finder.
   */
  searched?: Readonly<Record<string, string>>;
  /** The types of its lines in the audit log. */
  audit?: readonly string[];
  /** The things of which a workspace may have so many, counted when they are made and removed. */
  counted?: readonly string[];
  /** Its queues, each with the worker that empties it; in a file of their own, `queues.ts`, which its functions import. */
  queues?: Readonly<Record<string, QueueSpec>>;
  /** What follows the writes of the table. */
  streams?: Readonly<Record<string, StreamSpec>>;
  /** What runs by the clock. */
  schedules?: Readonly<Record<string, ScheduleSpec>>;
  /** What changes once what is stored, in the order in which they run. */
  migrations?: Readonly<Record<string, MigrationSpec>>;
  /** What webhooks can be told of, by theme, under the names that payloads bear. */
  events?: Readonly<Record<string, EventTheme>>;
  /** Events that people alone are told of. */
  innerEvents?: readonly string[];
  /** Its events that people are told of in the product. */
  notified?: readonly string[];
  /** The permissions any of which it takes to be told of those; without it, to read what their theme tells. */
  toldTo?: readonly Permission[];
};

type Events<Theme> = Theme extends { events: infer Own } ? keyof Own : never;
type EventsOf<One> = One extends { events: infer Themes } ? Events<Themes[keyof Themes]> : never;

/** By event of a word, the data of an example payload, as the API answers each thing: `shared/<word>/event-examples.ts`. */
export type EventExamples<One extends Word> = Record<EventsOf<One>, Record<string, unknown>>;

/**
 * What people read of an event in the product, and the page that shows the thing. With `many`, equal ones of one hour are one
 * line: those of one thing, `of`, under a title where `{}` is how many they are.
 */
export type News = { title: string; body: string | null; path: string; many?: { of: string; title: string } };

/**
 * By event that a word tells people of, the news: `shared/<word>/news.ts`. Of a thing too large to be told, there is no more
 * than its id.
 */
export type NewsOf<One extends { notified: readonly string[] }, Told> = Record<
  One['notified'][number],
  (told: Told, entityId: string) => News
>;

/**
 * What a type of news is called where people choose what they are told of, and what holds until they choose: a line
 * of the digest, or else a mail at once or none at all. One that is `required` is told and mailed whatever they choose; one of `ownMail`
 * is mailed by its word.
 */
export type NewsKind = { label: string; email?: 'now' | 'digest' | 'off'; required?: true; ownMail?: true };

/** By event that a word tells people of, its kind: beside its news. */
export type KindsOf<One extends { notified: readonly string[] }> = Record<One['notified'][number], NewsKind>;

/**
 * How the log of a workspace says an act: its name among others, what someone did, where `{}` is the thing (`{sa facture}`: by
 * those words), and what each field that it may have changed is called, of those that tell people something.
 */
export type JournalTexts = { label: string; said: string; fields?: Readonly<Record<string, string>> };

/** By type of its audit lines, how the log says them: `shared/<word>/journal.ts`, with the `journalTitle` of the word. */
export type JournalOf<One extends { audit: readonly string[] }> = Record<One['audit'][number], JournalTexts>;
