import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type KeptMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  attachments?: { name: string; bytes: number }[];
  /** Where one click of a mail program leaves (RFC 8058). */
  oneClick?: string;
};

/** The mails that were sent, newest last, kept in a file when there is one. */
export class Mailbox {
  readonly #mails: KeptMail[] = [];
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    this.#mails.push(...readFileSync(file, 'utf8').split('\n').flatMap(readLine));
  }

  all(): readonly KeptMail[] {
    return this.#mails;
  }

  keep(mail: KeptMail): void {
    this.#mails.push(mail);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(mail)}\n`);
  }
}

/** A line cut short by a kill is left out. */
function readLine(line: string): KeptMail[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
