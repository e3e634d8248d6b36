import { importsOf } from '../walls/imports-of.ts';

/** Where what serves all words stands: a new word changes none of these files. */
const common =
  /^(functions\/(platform|events|mail|imports)|shared\/kernel|infra|scripts\/local)\/|^(shared|scripts)\/[^/]+\.ts$/;
const tests = /\.test\.ts$|\/testing\//;

/** Files that name words all the same, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'shared/words.ts': 'the list of the words',
  'shared/kernel/permissions.ts': 'who may do what, read as one page',
  'shared/kernel/impersonation.ts': 'what nobody does under the name of another, read as one page',
  'functions/platform/identity/administrators.entity.ts': 'who has that role',
  'shared/kernel/api-of.ts': 'which rooms have an HTTP API of their own: each takes so many routes',
  'functions/platform/outbox/event.entity.ts': 'an event fits a payload of webhooks, whichever word tells it',
  'functions/events/subscribers.ts': 'who is told of every event, and what a sweep finds again',
  'functions/events/followers.ts': 'who follows the writes of which entities',
  'functions/mail/send-mail.worker.ts': 'the list of the mails',
  'functions/mail/mail-message.ts': 'what each mail is told of, read as one page',
  'functions/imports/import-run.ts': 'the two words that import',
  'functions/imports/lined-run.entity.ts': 'the two words that import',
  'functions/imports/sweep-imports.ts': 'the two words that import',
  'infra/constructs/files-bucket.ts': 'how long the files of a word are kept',
  'scripts/admin.ts': 'makes the first administrator',
  'scripts/smoke.ts': 'signs in and reads three routes of the product that was deployed',
  'scripts/local/developer-pages.ts': 'what was given up, wherever it is by now',
  'scripts/local/signed-files.ts': 'the folders into which browsers send files',
  'scripts/local/seed.ts': 'demo data',
  'scripts/local/demo-agency.ts': 'demo data',
};
const isExcepted = (file: string) => file in exceptions || /^scripts\/local\/demo-\w+\//.test(file);

/**
 * Files of what serves all words that name one of them, by what they import or in a string: a sentence each. `sources` are
 * texts by path from the root, `words` those with folders of their own.
 */
export function namedOutside(sources: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const [file, text] of sources) {
    if (!common.test(file) || tests.test(file)) continue;
    const named = wordIn(file, text, words);
    if (named) found.set(file, named);
  }
  return [
    ...[...found]
      .filter(([file]) => !isExcepted(file))
      .map(
        ([file, word]) =>
          `${file} serves all words and names "${word}": let shared/${word}/word.ts say what it needs, and derive it from shared/words.ts.`,
      ),
    ...Object.keys(exceptions)
      .filter((file) => !found.has(file))
      .map((file) => `${file} names no word any more: take it off the exceptions of scripts/words/named-outside.ts.`),
  ];
}

function wordIn(file: string, text: string, words: readonly string[]): string | undefined {
  const imported = importsOf(file, text).map((one) => one.file?.match(/^(?:functions|shared)\/([\w-]+)\//)?.[1]);
  const code = text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
  const quoted = [...code.matchAll(/(?<!\[)(['"`])([a-z-]+)(?:\/[\w./-]*)?\1/g)].map(([, , name]) => name);
  return [...imported, ...quoted].find((name) => name !== undefined && words.includes(name));
}
