import { foldName, startOfName } from '../kernel/fold.ts';

/** Columns that say who refuses to be contacted, as they are called; a file may have several, and each counts. */
export const refusalNames = [
  ...['do not contact', 'ne pas contacter', 'ne plus contacter', 'opt out', 'optout', 'opted out', 'email opt out'],
  ...['sms opt out', 'has opted out of email', 'opted out of email', 'desabonne', 'desabonnee', 'desinscrit', 'stop'],
  ...['unsubscribed', 'unsubscribed from all email', 'est desabonne', 'liste rouge', 'liste noire', 'blacklist'],
  ...['blacklisted', 'blocklist', 'blocklisted', 'email blacklisted', 'sms blacklisted', 'email blacklist'],
  ...['sms blacklist', 'do not email', 'do not call', 'do not mail', 'do not sms', 'ne pas appeler', 'opposition'],
  ...['ne pas demarcher', 'bloctel', 'opt out email', 'opt out sms', 'no marketing'],
];
const known = new Set(refusalNames);

const words =
  /\b(opt(ed)? ?out|unsubscri\w*|desabonne\w*|desinscri\w*|black ?list\w*|block ?list\w*|liste (noire|rouge)|bloctel|do not|ne (pas|plus)|oppos\w*|refuse|stop|robinson|no (contact|calls?|emails?|marketing))\b/;

/** Whether a column says who refuses to be contacted, by a name that leaves no doubt. */
export const saysRefusal = (header: string): boolean => known.has(foldName(header));

/** Whether a column may say so: it is not left out unless somebody says it may be. */
export const maySayRefusal = (header: string): boolean =>
  !saysRefusal(header) && words.test(foldName(header)) && !/\b(fax|motif|raison|reason)\b/i.test(startOfName(header));
