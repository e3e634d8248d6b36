import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { adListLabel } from '../../../shared/ads/imports.messages.ts';
import { keepPayload } from '../../imports/payload.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { startImportOnce } from './start-import.ts';

export const handler = defineHandler(adsImports.importAds, (call) =>
  startImportOnce(call, async (importId) => {
    const { source, mapping, dateOrder } = call.body;
    const { workspaceId } = call.actor;
    const keeping = { workspaceId, importId, listLabel: adListLabel, clean: withoutTokens };
    return { kind: 'file', source, mapping, dateOrder, ...(await keepPayload(call.body, keeping)) };
  }),
);

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
