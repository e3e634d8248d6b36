import type { DecimalMark } from './read-values.ts';

const nothing = /^(-{1,3}|–|—|n\/?a|n\.a\.|null|nan)$/i;
const wholeNumber = /^\d{1,15}$/;
const blanks = /[\s\u00a0\u202f'’_]/g;
const money = /^([-−(]?)(?:[€$£]|[A-Z]{3})?([-−]?)([\d.,]+)(?:[€$£]|[A-Z]{3})?(\)?)$/i;
const written = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/,
  ',': /^(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?$/,
};
const longest = 60;

/**
 * A figure of a file that writes decimals behind `decimal`; null where a cell says that nothing was measured, undefined
 * where it cannot be read. It may be negative.
 */
export function readFigure(text: string, decimal: DecimalMark): number | null | undefined {
  if (wholeNumber.test(text)) return Number(text);
  const trimmed = text.trim();
  if (trimmed === '' || nothing.test(trimmed)) return null;
  if (trimmed.length > longest) return undefined;
  const [, open = '', sign = '', digits = '', close = ''] = money.exec(trimmed.replace(blanks, '')) ?? [];
  if (!/\d/.test(digits) || !written[decimal].test(digits)) return undefined;
  if ((open === '(') !== (close === ')')) return undefined;
  const thousands = decimal === '.' ? ',' : '.';
  const value = Number(digits.replaceAll(thousands, '').replace(decimal, '.'));
  return open || sign ? -value : value;
}

/** The mark that parts decimals in a cell, where the cell itself tells. */
export function markIn(text: string): DecimalMark | undefined {
  if (!text.includes('.') && !text.includes(',')) return undefined;
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const parts = digits.split(mark);
  if (parts.length > 2) return mark === '.' ? ',' : '.';
  const [whole = '', rest = ''] = parts;
  if (parts.length < 2) return undefined;
  return rest.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole) ? mark : undefined;
}
