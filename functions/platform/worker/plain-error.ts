import * as z from 'zod';
import { AppError } from '../app-error.ts';

const mostRead = 1_000;
const mostText = 200;
const hidden = '…';

/** An id of ours says nothing of anyone. */
const ourId = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** What may be a value of someone, in the message of an error: what is quoted, addresses, telephones, what opens something. */
const values = [
  /«[^»]*»?/g,
  /`[^`]*`?/g,
  /(?<=^|[\s(:=,])'[^']*'?/g,
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  /\+?\d[\d .-]{6,}\d/g,
];
const longWord = /[\w+/=-]{24,}/g;

/** What an error says, without anything that its message holds, nor what may be of someone. */
export function plainError(error: unknown, body: string): { name: string; text: string } {
  if (!(error instanceof Error)) return { name: 'Error', text: '' };
  if (error instanceof AppError) {
    const { cause } = error.extras;
    return { name: error.name, text: cause instanceof Error ? `${error.reason}: ${cause.name}` : error.reason };
  }
  if (error instanceof z.ZodError) return { name: 'ZodError', text: misfits(error) };
  let text = withoutQuoted(error.message.slice(0, mostRead));
  for (const value of textsIn(body)) text = text.replaceAll(value, hidden);
  for (const pattern of values) text = text.replace(pattern, hidden);
  text = text.replace(longWord, (word) => (ourId.test(word) ? word : hidden));
  return { name: error.name.slice(0, 60), text: text.replaceAll(/\s+/g, ' ').trim().slice(0, mostText) };
}

/** What is quoted may hold quotes itself: all goes from the first to the last, or to the end where that one opens something. */
function withoutQuoted(text: string): string {
  const first = text.indexOf('"');
  if (first < 0) return text;
  const rest = text.slice(text.lastIndexOf('"') + 1);
  return text.slice(0, first) + hidden + (/^[^\s.,;:)]/.test(rest) ? '' : rest);
}

/** What of a message is not as its worker wants it, by the names of its fields. */
const misfits = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.filter((one) => /^\w{1,40}$/.test(String(one))).join('.')}: ${code}`)
    .join(', ');

/** The texts of a message, the longest first, but for ids; also each word of them. */
function textsIn(body: string): string[] {
  const found = new Set<string>();
  const collect = (_: string, value: unknown) => {
    if (typeof value === 'string' && !ourId.test(value))
      for (const text of [value, ...value.split(/\s+/)]) if (text.length >= 3 && found.size < 200) found.add(text);
    return value;
  };
  try {
    JSON.parse(body, collect);
  } catch {
    return [];
  }
  return [...found].sort((a, b) => b.length - a.length);
}
