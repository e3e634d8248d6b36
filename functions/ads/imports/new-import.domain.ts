import type * as adsImports from '../../../shared/contract/ads-imports.ts';
import type { ParsedInput } from '../../../shared/contract/route.ts';
import { importLabels } from '../../../shared/messages/imports.ts';
import { deleteFile, putFile } from '../../platform/clients/files.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type NewRun, startImportOnce } from './start-import.domain.ts';
import { takeUpload } from './uploads.domain.ts';

type NewImport = ParsedInput<typeof adsImports.importAds>['body'];

export const importAdsOnce = (actor: Actor, input: NewImport, caller: Caller) =>
  startImportOnce(actor, caller, {
    operation: 'importAds',
    body: input,
    prepare: (importId) => keepPayload(actor, input, importId),
  });

async function keepPayload({ workspaceId }: Actor, input: NewImport, importId: string): Promise<NewRun> {
  const { source, mapping, name, uploadId } = input;
  if (uploadId !== undefined) {
    const { name: sent, objectKey, taken } = await takeUpload(workspaceId, uploadId);
    return { kind: 'file', label: name ?? sent, source, mapping, objectKey, operations: [taken] };
  }
  const objectKey = `imports/${workspaceId}/${importId}`;
  const { bytes, label } = payload(input);
  await putFile(objectKey, withoutTokens(bytes), 'application/octet-stream');
  return { kind: 'file', label: name ?? label, source, mapping, objectKey, undo: () => deleteFile(objectKey) };
}

function payload({ items, csv, file }: NewImport): { bytes: Buffer; label: string } {
  if (items) return { bytes: Buffer.from(JSON.stringify(items, withoutLostDigits)), label: importLabels.list };
  if (csv !== undefined) return { bytes: Buffer.from(csv), label: importLabels.csv };
  return { bytes: Buffer.from(file ?? '', 'base64'), label: importLabels.file };
}

/** A number too large to be exact was altered when the request was read: it must not pass for an id. */
const withoutLostDigits = (_key: string, value: unknown) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? {} : value;

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
