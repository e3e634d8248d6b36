import type { UploadPurpose } from '../../../../shared/ugc/upload.rules.ts';
import { ask, Refusal } from './space-api.ts';

type Upload = {
  id: string;
  size: number;
  partSize: number;
  partCount: number;
  status: 'open' | 'complete' | 'refused';
};
type Part = { number: number; url: string };
type Sending = { upload: Upload; received: number[]; parts: Part[] };

export type Place = {
  collaborationId: string;
  deliverableId?: string;
  purpose: UploadPurpose;
  aiDeclared?: boolean;
};

/** Files are told apart by name, size and date. */
const nameOf = (file: File, { collaborationId, deliverableId = collaborationId, purpose }: Place) =>
  [deliverableId, purpose, file.name, file.size, file.lastModified].join(' ');

/** By file that is on its way, the id of its upload. */
const uploadsKey = 'spaceUploads';

/** A browser may refuse to keep anything: what is cut then begins anew. */
function onTheirWay(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(uploadsKey) ?? '{}');
  } catch {
    return {};
  }
}

function note(name: string, uploadId: string | null): void {
  const { [name]: _, ...others } = onTheirWay();
  try {
    localStorage.setItem(uploadsKey, JSON.stringify(uploadId === null ? others : { ...others, [name]: uploadId }));
  } catch {
    // As said above.
  }
}

const tries = 6;
/** Rounds of addresses in which not one part arrived. */
const vainRounds = 4;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Along = {
  /** Is told parts of one. */
  progress?: (share: number) => void;
  /** What is said of the file once it is there. */
  said?: () => Promise<object>;
};

/** Sends a file and has it taken; answers its id. What is refused for good begins anew, all else goes on where it was. */
export async function handIn(file: File, place: Place, { progress = () => {}, said }: Along = {}): Promise<string> {
  const id = await sendFile(file, place, progress);
  try {
    await ask('POST', `${path}/${id}/complete`, (await said?.()) ?? {});
  } catch (error) {
    if (error instanceof Refusal && isOver(error)) note(nameOf(file, place), null);
    throw error;
  }
  note(nameOf(file, place), null);
  return id;
}

const isOver = ({ status, reason }: Refusal): boolean =>
  status === 404 || reason === 'file_refused' || reason === 'upload_incomplete';

/**
 * Sends a file part after part, and begins where it was cut, be it by a tunnel or a closed tab: what S3 has is never sent
 * again. Answers the id of what is sent whole.
 */
async function sendFile(file: File, place: Place, progress: (share: number) => void): Promise<string> {
  let sending = (await goOn(onTheirWay()[nameOf(file, place)])) ?? (await begin(file, place));
  const { upload } = sending;
  const done = new Set(sending.received);
  const tell = (): void => progress(done.size / upload.partCount);
  tell();
  for (let vain = 0; done.size < upload.partCount; ) {
    const before = done.size;
    if (await sendRound(file, sending, done, tell)) break;
    vain = done.size > before ? 0 : vain + 1;
    if (vain === vainRounds) throw unsent();
    if (vain > 0) await pause(500 * 2 ** vain);
    sending = await freshParts(upload.id);
    for (const number of sending.received) done.add(number);
  }
  return upload.id;
}

/** Sends to the addresses that are at hand, up to one that is over; whether all is there. */
async function sendRound(file: File, { upload, parts }: Sending, done: Set<number>, tell: () => void) {
  for (const part of parts) {
    if (done.has(part.number)) continue;
    if (!(await sendPart(file, upload, part))) break;
    done.add(part.number);
    tell();
  }
  return done.size === upload.partCount;
}

/** How much of a file is there already, of one; 0 when it was never begun. */
export async function sentShare(file: File, place: Place): Promise<number> {
  const sending = await goOn(onTheirWay()[nameOf(file, place)]);
  return sending ? sending.received.length / sending.upload.partCount : 0;
}

const path = '/uploads';

async function begin(file: File, place: Place): Promise<Sending> {
  const body = { ...place, name: file.name.slice(0, 200), size: file.size, contentType: typeOf(file) };
  const began = await ask<Omit<Sending, 'received'>>('POST', path, body, crypto.randomUUID());
  note(nameOf(file, place), began.upload.id);
  return { ...began, received: [] };
}

/** Telephones do not always say what a film is. */
function typeOf({ type, name }: File): string {
  if (type) return type;
  return /\.mov$/i.test(name) ? 'video/quicktime' : 'video/mp4';
}

async function goOn(id: string | undefined): Promise<Sending | null> {
  if (!id) return null;
  try {
    return await readSending(id);
  } catch (error) {
    // Over, or of someone else: it begins anew. What is only out of reach is told.
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** Of what is taken or refused already, all is there: its end alone is to be asked again. */
async function readSending(id: string): Promise<Sending> {
  const sending = await ask<Sending>('GET', `${path}/${id}`);
  const { status, partCount } = sending.upload;
  if (status === 'open') return sending;
  return { ...sending, received: Array.from({ length: partCount }, (_, at) => at + 1) };
}

/** Addresses of what is missing; an outage of the network is waited out. */
async function freshParts(id: string): Promise<Sending> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readSending(id);
    } catch (error) {
      if (attempt === tries || error instanceof Refusal) throw error;
      await pause(1_000 * 2 ** attempt);
    }
  }
}

/** An address that is over, or of a file that was put together meanwhile: others are asked for. */
const stale = [400, 403, 404];

/** Whether it has arrived; a network may be gone for a while. */
async function sendPart(file: File, { partSize }: Upload, { number, url }: Part): Promise<boolean> {
  const body = file.slice((number - 1) * partSize, number * partSize);
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const { ok, status } = await fetch(url, { method: 'PUT', body });
      if (ok) return true;
      if (stale.includes(status)) return false;
    } catch {
      // No network: later.
    }
    await pause(500 * 2 ** attempt);
  }
  throw unsent();
}

const unsent = () => new TypeError('no network');
