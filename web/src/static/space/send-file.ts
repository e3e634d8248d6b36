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
  deliverableId: string;
  purpose: 'deliverable' | 'poster';
  aiDeclared?: boolean;
};

/** Files are told apart by name, size and date. */
const nameOf = (file: File, { deliverableId, purpose }: Place) =>
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
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Sends a file part after part, and begins where it was cut, be it by a tunnel or a closed tab: what S3 has is never sent
 * again. Answers the id of what is sent whole, for `complete`; `progress` is told parts of one.
 */
export async function sendFile(file: File, place: Place, progress: (share: number) => void): Promise<string> {
  const name = nameOf(file, place);
  let sending = await goOn(onTheirWay()[name]);
  if (!sending) {
    const began = await begin(file, place);
    note(name, began.upload.id);
    sending = { ...began, received: [] };
  }
  const { upload } = sending;
  const done = new Set(sending.received);
  progress(done.size / upload.partCount);
  while (done.size < upload.partCount) {
    for (const part of sending.parts) {
      if (done.has(part.number)) continue;
      if (!(await sendPart(file, upload, part))) break;
      done.add(part.number);
      progress(done.size / upload.partCount);
    }
    if (done.size < upload.partCount) {
      sending = await freshParts(upload.id);
      for (const number of sending.received) done.add(number);
    }
  }
  return upload.id;
}

/** What was handed over is on its way no more. */
export const endSending = (file: File, place: Place): void => note(nameOf(file, place), null);

/** How much of a file is there already, of one; 0 when it was never begun. */
export async function sentShare(file: File, place: Place): Promise<number> {
  const sending = await goOn(onTheirWay()[nameOf(file, place)]);
  return sending ? sending.received.length / sending.upload.partCount : 0;
}

const path = '/uploads';

const begin = (file: File, place: Place) => {
  const body = { ...place, name: file.name.slice(0, 200), size: file.size, contentType: typeOf(file) };
  return ask<{ upload: Upload; parts: Part[] }>('POST', path, body, crypto.randomUUID());
};

/** Telephones do not always say what a film is. */
function typeOf({ type, name }: File): string {
  if (type) return type;
  return /\.mov$/i.test(name) ? 'video/quicktime' : 'video/mp4';
}

async function goOn(id: string | undefined): Promise<Sending | null> {
  if (!id) return null;
  try {
    const sending = await ask<Sending>('GET', `${path}/${id}`);
    return sending.upload.status === 'open' ? sending : null;
  } catch (error) {
    // Over, or of someone else: it begins anew. What is only out of reach is told.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Addresses of what is missing; an outage of the network is waited out. */
async function freshParts(id: string): Promise<Sending> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask<Sending>('GET', `${path}/${id}`);
    } catch (error) {
      if (attempt === tries || error instanceof Refusal) throw error;
      await pause(1_000 * 2 ** attempt);
    }
  }
}

/** Whether it has arrived: an address may be over, a network may be gone for a while. */
async function sendPart(file: File, { partSize }: Upload, { number, url }: Part): Promise<boolean> {
  const body = file.slice((number - 1) * partSize, number * partSize);
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const { ok, status } = await fetch(url, { method: 'PUT', body });
      if (ok) return true;
      if (status === 403) return false;
    } catch {
      // No network: later.
    }
    await pause(500 * 2 ** attempt);
  }
  throw new TypeError('no network');
}
