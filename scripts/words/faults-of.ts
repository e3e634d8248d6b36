import type { Route } from '../../shared/kernel/route.ts';
import { routeWord } from '../../shared/kernel/route.ts';
import type { Word } from '../../shared/kernel/word.ts';

/** What the words of the product say of themselves, beside what is there. */
export type House = {
  words: Readonly<Record<string, Word>>;
  /** The common rooms under functions/ and shared/: none of them has routes. */
  rooms: readonly string[];
  /** Files that declare routes: `boards/board` for `shared/boards/board.contract.ts`. */
  contractFiles: readonly string[];
  /** Every route of those files. */
  routes: readonly Route[];
  /** Permissions that a role has. */
  permissions: readonly string[];
  /** Events with an example payload. */
  examples: readonly string[];
  /** Events of which it is written what people are told. */
  news: readonly string[];
  /** Types of audit lines that the log has a sentence for. */
  journal: readonly string[];
  /** Words that say how the log calls their things by name. */
  naming: readonly string[];
};

/** What is wrong with the words, a sentence each that says what to do. */
export function faultsOf({
  words,
  rooms,
  contractFiles,
  routes,
  permissions,
  examples,
  news,
  journal,
  naming,
}: House): string[] {
  const all = Object.entries(words);
  const saying = (what: (word: Word) => readonly string[]) =>
    all.flatMap(([name, word]) => what(word).map((said) => ({ name, said })));
  const events = all.flatMap(([name, word]) =>
    Object.entries(word.events ?? {}).flatMap(([theme, { events: own }]) =>
      Object.entries(own).map(([type, texts]) => ({ name, theme, type, ...texts })),
    ),
  );
  const told = new Set([
    ...events.map(({ type }) => type),
    ...saying((word) => word.innerEvents ?? []).map(({ said }) => said),
  ]);
  const contracts = saying((word) => word.contracts ?? []).map(({ name, said }) => `${name}/${said}`);
  return [
    ...all
      .filter(([name, { contracts: own }]) => own && rooms.includes(name))
      .map(
        ([name]) =>
          `The word "${name}" has the name of a common room (functions/${name} or shared/${name}): choose another one.`,
      ),
    ...all
      .filter(([, { contracts: own, usersLose = '' }]) => own && !/^[A-Z].{20,}\.$/.test(usersLose))
      .map(
        ([name]) =>
          `shared/${name}/word.ts says with no sentence what people lose when its routes fail: alarms need it.`,
      ),
    ...contractFiles
      .filter((file) => !contracts.includes(file))
      .map((file) => {
        const [word = '', noun = ''] = file.split('/');
        return words[word]
          ? `shared/${file}.contract.ts is in no registry: add '${noun}' to the contracts of shared/${word}/word.ts.`
          : `shared/${file}.contract.ts belongs to no word: write shared/${word}/word.ts and add it to shared/words.ts.`;
      }),
    ...contracts
      .filter((file) => !contractFiles.includes(file))
      .map(
        (file) =>
          `shared/${file.split('/')[0]}/word.ts names a contract that declares no route: write shared/${file}.contract.ts, or take it out.`,
      ),
    ...twice(routes, ({ operation }) => operation).map(
      ([operation, groups]) =>
        `The operation ${operation} is named twice, in ${groups}: an operation names one file, one function and one line of the log. Rename one.`,
    ),
    ...twice(routes, ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`).map(
      ([address, groups]) => `${address} is answered twice, in ${groups}: give one of them another address.`,
    ),
    ...routes
      .filter((route) => !contractFiles.some((file) => file.startsWith(`${routeWord(route)}/`)))
      .map(
        ({ operation, group }) =>
          `${operation} is of the group "${group}", whose first part is no word: routes('<word>/<noun>').`,
      ),
    ...routes
      .filter(({ auth }) => !['public', 'user', 'creator', ...permissions].includes(auth))
      .map(
        ({ operation, auth }) =>
          `${operation} asks for ${auth}, which no role has: declare it in shared/kernel/permissions.ts.`,
      ),
    ...twice(
      all.flatMap(([name, { ids = {} }]) => Object.values(ids).map((prefix) => ({ group: name, prefix }))),
      ({ prefix }) => prefix,
    ).map(([prefix, names]) => `Two ids begin with ${prefix}_, in ${names}: choose three other letters for one.`),
    ...twice(
      saying((word) => word.audit ?? []).map(({ name, said }) => ({ group: name, said })),
      ({ said }) => said,
    ).map(([type, names]) => `The audit type ${type} is said twice, in ${names}: take one out.`),
    ...events
      .filter(({ type, theme }) => !type.startsWith(`${theme}.`))
      .map(
        ({ type, theme, name }) =>
          `The event ${type} of shared/${name}/word.ts stands in the theme "${theme}": its name begins with its theme.`,
      ),
    ...events
      .filter(({ label, description }) => !label.trim() || !/\.$/.test(description.trim()))
      .map(({ type, name }) => `The event ${type} needs a label and a sentence for people, in shared/${name}/word.ts.`),
    ...events
      .filter(({ type }) => !examples.includes(type))
      .map(
        ({ type, name }) =>
          `The event ${type} has no example: write one in shared/${name}/event-examples.ts, as the API answers the thing.`,
      ),
    ...saying((word) => word.audit ?? [])
      .filter(({ said }) => !journal.includes(said))
      .map(
        ({ name, said }) =>
          `The log has no sentence for ${said}: write its label and what someone did in shared/${name}/journal.ts.`,
      ),
    ...all
      .filter(([name, { named }]) => (named !== undefined) !== naming.includes(name))
      .map(
        ([name]) =>
          `shared/${name}/word.ts and functions/${name}/core/named-things.door.ts do not name the same things: one is without the other.`,
      ),
    ...saying((word) => word.notified ?? [])
      .filter(({ said }) => !told.has(said))
      .map(
        ({ name, said }) =>
          `shared/${name}/word.ts tells people of ${said}, which is no event: declare it among events or innerEvents.`,
      ),
    ...all
      .filter(
        ([, { notified = [], innerEvents = [], toldTo }]) =>
          !toldTo && notified.some((type) => innerEvents.includes(type)),
      )
      .map(
        ([name]) =>
          `shared/${name}/word.ts tells people of events that no theme reads: say which permissions that takes, in toldTo.`,
      ),
    ...saying((word) => word.notified ?? [])
      .filter(({ said }) => !news.includes(said))
      .map(
        ({ name, said }) =>
          `Nothing says what people read of ${said}: write its title, its text and its page in shared/${name}/news.ts.`,
      ),
  ];
}

/** What has the same key more than once, with the groups where. */
function twice<T extends { group: string }>(things: readonly T[], keyOf: (thing: T) => string): [string, string][] {
  const groups = new Map<string, string[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing.group]);
  return [...groups].filter(([, found]) => found.length > 1).map(([key, found]) => [key, found.join(' and ')]);
}
