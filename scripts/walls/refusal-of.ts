import type { Import } from './imports-of.ts';

type Wall = {
  /** The files that it stands around. */
  around: RegExp;
  /** Files inside that it does not hold. */
  but?: RegExp;
  keepsOut: (one: Import, file: string) => boolean;
  message: string;
};

/** What tests, commands and what composes the stacks may import is anything. */
const free = /\.test\.tsx?$|\/testing\/|^scripts\/|^infra\/app\.ts$/;

const packageIn = (pattern: RegExp) => (one: Import) => one.file === null && pattern.test(one.from);
const fileIn = (pattern: RegExp) => (one: Import) => one.file !== null && pattern.test(one.file);
const fileOutside = (pattern: RegExp) => (one: Import) => one.file !== null && !pattern.test(one.file);
const named = (from: string, names: readonly string[]) => (one: Import) =>
  one.from === from && one.names.some((name) => names.includes(name));
const partOf = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');

const commonRoom = /^functions\/(platform|imports|mail)\//;
const isForeign = ({ file: imported }: Import, file: string) =>
  imported?.startsWith('functions/') === true && partOf(imported, 2) !== partOf(file, 2);
/** The texts of mails stand with their words; the room that sends them takes them from there. */
const isMail = ({ file: imported }: Import, file: string) =>
  file.startsWith('functions/mail/') && imported?.endsWith('.mail.ts') === true;

const wayOut = 'Leave the product through platform/clients/outbound only.';
const outbound = /^functions\/platform\/clients\/outbound\//;
const registries = /^shared\/(registry|product-functions)\.ts$/;

const walls: Wall[] = [
  {
    around: /^shared\//,
    keepsOut: (one) =>
      one.file === null ? !/^(zod|@orama\/stemmers)(\/|$)/.test(one.from) : !one.file.startsWith('shared/'),
    message: 'shared/ imports zod, the stemmers and itself.',
  },
  {
    around: /^functions\//,
    keepsOut: fileOutside(/^(functions|shared)\//),
    message: 'functions/ imports itself and shared/.',
  },
  {
    around: /^functions\//,
    but: /^functions\/(openapi\/api-document|admin\/permission\/known-routes)\.ts$/,
    keepsOut: fileIn(registries),
    message: "Import your own word's contract; the registry would put every schema in every function.",
  },
  {
    around: /^functions\//,
    but: /^functions\/platform\/(db|clients\/(?!outbound\/))/,
    keepsOut: packageIn(/^@aws-sdk\//),
    message: 'AWS is reached through platform/db and platform/clients.',
  },
  {
    around: /^functions\//,
    but: outbound,
    keepsOut: packageIn(/^(node:(https?|http2|tls|dgram)|undici)$/),
    message: wayOut,
  },
  {
    around: /^functions\//,
    but: outbound,
    keepsOut: named('node:net', ['connect', 'createConnection', 'Socket', 'Stream', 'default', '*']),
    message: wayOut,
  },
  {
    around: /^functions\//,
    but: /^functions\/platform\/http\/define-handler\.ts$/,
    keepsOut: packageIn(/^@middy\/core$/),
    message: 'The chain is platform/http/define-handler.ts.',
  },
  {
    around: /^functions\//,
    keepsOut: named('electrodb', ['Service', 'createWriteTransaction', '*']),
    message: 'Transactions are written by platform/db/write.ts.',
  },
  {
    around: /^functions\/(?!events\/)/,
    keepsOut: fileIn(/^functions\/events\//),
    message:
      'functions/events calls the words, through the doors that its subscribers.ts and followers.ts name; nothing imports it.',
  },
  {
    around: /^functions\/(?!platform\/)/,
    keepsOut: (one, file) =>
      isForeign(one, file) &&
      !commonRoom.test(one.file ?? '') &&
      !/\.door\.ts$/.test(one.file ?? '') &&
      !isMail(one, file),
    message: 'Another word is reached through its *.door.ts.',
  },
  {
    around: commonRoom,
    but: /^functions\/mail\//,
    keepsOut: (one, file) => isForeign(one, file) && !one.file?.startsWith('functions/platform/'),
    message: 'The common rooms stand under the words and import none.',
  },
  {
    around: /^functions\/(?!ads\/engine\/)/,
    keepsOut: fileIn(/^functions\/ads\/engine\/(?!engine\.ts$)/),
    message: 'The engine of the ads is entered by its engine.ts.',
  },
  {
    around: /^functions\/ads\/engine\//,
    keepsOut: fileOutside(/^(functions\/ads\/engine|shared)\//),
    message: 'The engine of the ads stands on shared/ alone.',
  },
  {
    around: /^infra\//,
    keepsOut: (one) =>
      one.file !== null &&
      !/^(infra|shared)\/|^functions\/platform\/(env-schema|table-shape)\.ts$/.test(one.file) &&
      !/^web\/(?!src\/)/.test(one.file),
    message: 'infra/ imports itself, shared/ and the two constants of functions/platform.',
  },
  {
    around: /^web\//,
    keepsOut: (one) => (one.file === null ? /^node:/.test(one.from) : !/^(web|shared)\//.test(one.file)),
    message: 'web/ imports itself and shared/.',
  },
  {
    around: /^web\//,
    keepsOut: fileIn(registries),
    message: "Import your own word's contract; the registry would put every schema in the first load.",
  },
  {
    around: /^web\/src\/(?!app\/)/,
    keepsOut: (one, file) =>
      one.file?.startsWith('web/src/features/') === true && partOf(one.file, 4) !== partOf(file, 4),
    message: 'A feature imports no other; app/ composes them.',
  },
];

/** Why a file may not import something, or null. */
export function refusalOf(file: string, one: Import): string | null {
  if (free.test(file)) return null;
  const wall = walls.find(({ around, but, keepsOut }) => around.test(file) && !but?.test(file) && keepsOut(one, file));
  return wall?.message ?? null;
}
