import { AppError } from '../../platform/app-error.ts';
import { beginParts, endParts, type SentPart, sendPart } from '../../platform/clients/file-in-parts.ts';
import { putFile, readFile } from '../../platform/clients/files.ts';
import { newId } from '../../platform/new-id.ts';

/** What an export stands on, and how far it is: what is in no part yet is written again from `nextBlock` on. */
export type ExportLeft = {
  chainId: string;
  /** Blocks that were sealed between these. */
  begin: string;
  end: string;
  nextBlock: number;
  /** The highest line of the blocks before it. */
  after: string;
  lines: number;
  sent?: { exportId: string; uploadId: string; parts: SentPart[] };
};

/** Lambda answers 6 MB at most, and writes a text with quotes and line ends longer than it is. */
const maxTextBytes = 4_000_000;
/** S3 takes ten thousand parts, of five megabytes or more: they grow. */
const partBytes = (number: number): number => 8_000_000 * (1 + Math.floor(number / 1_000));

const keyOf = (workspaceId: string, exportId: string) => `exports/${workspaceId}/${exportId}.ndjson`;
const stateOf = (workspaceId: string, exportId: string) => `exports/${workspaceId}/${exportId}.json`;

/** What an earlier call has left of an export, to those of its workspace alone. */
export async function leftOf(workspaceId: string, exportId: string): Promise<ExportLeft> {
  const json = await readFile(stateOf(workspaceId, exportId));
  if (!json) throw new AppError('not_found');
  return JSON.parse(json.toString());
}

/** An export on its way: a text as long as it is short, else a file that is sent in parts. */
export class ExportFile {
  readonly #workspaceId: string;
  readonly #left: ExportLeft;
  #sent: ExportLeft['sent'];
  #pieces: Buffer[] = [];
  #held = 0;
  #lines: number;

  constructor(workspaceId: string, left: ExportLeft) {
    this.#workspaceId = workspaceId;
    this.#left = left;
    this.#sent = left.sent;
    this.#lines = left.lines;
  }

  /** Says whether nothing is held any more: all so far was sent. */
  async add(bytes: Buffer, lines: number): Promise<boolean> {
    this.#pieces.push(bytes);
    this.#held += bytes.length;
    this.#lines += lines;
    if (this.#held < partBytes(this.#sent?.parts.length ?? 0)) return false;
    await this.#send();
    return true;
  }

  async leave(place: Pick<ExportLeft, 'nextBlock' | 'after'>): Promise<{ resume: string; lines: number }> {
    const sent = await this.#begun();
    const left: ExportLeft = { ...this.#left, ...place, lines: this.#lines, sent };
    await putFile(stateOf(this.#workspaceId, sent.exportId), JSON.stringify(left), 'application/json');
    return { resume: sent.exportId, lines: this.#lines };
  }

  async end(): Promise<{ text: string } | { key: string }> {
    if (!this.#sent && this.#held <= maxTextBytes) return { text: Buffer.concat(this.#pieces).toString() };
    if (this.#held > 0) await this.#send();
    const { exportId, uploadId, parts } = await this.#begun();
    const key = keyOf(this.#workspaceId, exportId);
    await endParts(key, uploadId, parts);
    return { key };
  }

  async #begun(): Promise<NonNullable<ExportLeft['sent']>> {
    if (this.#sent) return this.#sent;
    const exportId = newId('upl');
    const uploadId = await beginParts(keyOf(this.#workspaceId, exportId), 'application/x-ndjson');
    this.#sent = { exportId, uploadId, parts: [] };
    return this.#sent;
  }

  async #send(): Promise<void> {
    const { exportId, uploadId, parts } = await this.#begun();
    const body = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#held = 0;
    parts.push(await sendPart(keyOf(this.#workspaceId, exportId), uploadId, parts.length + 1, body));
  }
}
