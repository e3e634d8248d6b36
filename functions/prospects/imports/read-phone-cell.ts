import { readPhone } from '../../platform/phone-number.ts';

const longestCell = 200;
const mostNumbers = 5;

/**
 * The telephone number of a cell, E.164: the first that can be read where it holds several; `isWhole` when nothing of the
 * cell is lost. `country` is an ISO code; Meta writes `p:` before its numbers, and Brevo no `+`.
 */
export function readPhoneCell(text: string, country: string | undefined): { phone: string | null; isWhole: boolean } {
  const cell = text.slice(0, longestCell).replace(/^p:\s*/i, '');
  const whole = isNumber(cell) ? readOne(cell, country) : null;
  if (whole) return { phone: whole, isWhole: text.length <= longestCell };
  const parts = cell.split(/[/;,|\n]|\s(?:ou|or|et|and)\s|:::/).slice(0, mostNumbers);
  for (const part of parts.length > 1 ? parts : []) {
    const phone = isNumber(part) ? readOne(part, country) : null;
    if (phone) return { phone, isWhole: false };
  }
  return { phone: null, isWhole: false };
}

const readOne = (text: string, country: string | undefined): string | null =>
  readPhone(text, country) ?? (/^[1-9]\d{9,14}$/.test(text) && !country ? readPhone(`+${text}`) : null);

/** Digits and what people put between them, with an extension at most. */
const isNumber = (text: string) =>
  text.length <= 60 &&
  /\d/.test(text) &&
  /^[\d\s+().\-/\u00a0\u202f\u2010-\u2015_]*((x|ext\.?|poste)\s?\d{1,6})?\s*$/i.test(text);
