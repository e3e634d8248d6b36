import type * as adsImports from '../../../shared/ads/imports.contract.ts';
import { importLabels } from '../../../shared/imports/messages.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { keepPayload } from '../../imports/payload.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { startImportOnce } from './start-import.domain.ts';

type NewImport = ParsedInput<typeof adsImports.importAds>['body'];

export const importAdsOnce = (actor: Actor, input: NewImport, caller: Caller) =>
  startImportOnce(actor, caller, {
    operation: 'importAds',
    body: input,
    prepare: async (importId) => {
      const { source, mapping, dateOrder } = input;
      const keeping = {
        workspaceId: actor.workspaceId,
        importId,
        listLabel: importLabels.list,
        clean: withoutTokens,
      };
      return { kind: 'file', source, mapping, dateOrder, ...(await keepPayload(input, keeping)) };
    },
  });

// The letters of UTF-16 have zeros between them, and the equals sign is written in other ways within JSON and addresses.
const spelled = (text: string) => [...text].map((letter) => letter.replace('\\', '\\\\')).join('\\0?');
const equals = ['=', '%3D', '%253D', '\\u003d'].map(spelled).join('|');
const value = `(?:\\0?(?!${spelled('%2')}\\0?[36]|${spelled('%252')}\\0?[36])[\\w.~%|+-])*`;
const accessToken = new RegExp(`(${spelled('access_token')}\\0?(?:${equals}))(${value})`, 'gi');

/** Addresses of the Meta Ad Library bear the token of who asked: it is not even kept while the file waits. */
function withoutTokens(bytes: Buffer): Buffer {
  // A byte a character, so that it works whatever the encoding; every byte keeps its place.
  const text = bytes.toString('latin1');
  const blank = (_all: string, name: string, token: string) => name + token.replace(/[^\0]/g, 'x');
  return Buffer.from(text.replace(accessToken, blank), 'latin1');
}
