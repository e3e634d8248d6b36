import { unbroken } from '../../../shared/kernel/unbroken.ts';

/** French spaces in the text of a page; code, scripts, styles and attributes stay as they are. */
export function frenchSpaces(html: string): string {
  return html
    .split(/(<(code|pre|script|style)\b[\s\S]*?<\/\2>|<[^>]*>)/)
    .map((part, index) => (index % 3 === 0 ? whole(unbroken(part)) : part))
    .filter((_part, index) => index % 3 !== 2)
    .join('');
}

/** No line ends within « e-mail » or « ci-après ». */
const whole = (text: string): string =>
  text.replace(/\b(e|ci)-(?=mail|commerce|après|dess|joint|contre)/gi, '$1-\u2060');
