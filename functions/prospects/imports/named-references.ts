import { readLine } from '../../../shared/imports/read-values.ts';
import type { Draft } from './prospect-draft.ts';

/** Before a name that stands for an id until the row is stored: no id begins so. */
const mark = '=';
const longestName = 320;

type Reference = 'ownerId' | 'clientId' | 'campaignId';

/** The member, the client and the campaign that a line names, still by their names: `References` finds which they are when it is stored. */
export function namedIn({ ownerId, clientId, campaignId }: Draft): Partial<Record<Reference, string>> {
  return { ...marked('ownerId', ownerId), ...marked('clientId', clientId), ...marked('campaignId', campaignId) };
}

function marked(field: Reference, value: unknown) {
  const name = readLine(typeof value === 'string' ? value.slice(0, 2 * longestName) : value).slice(0, longestName);
  return name ? { [field]: `${mark}${name.toWellFormed()}` } : {};
}

/** The name that stands for an id, or else the id. */
export const nameIn = (reference: string | undefined): string | undefined =>
  reference?.startsWith(mark) ? reference.slice(mark.length) : reference;

/** Whether it is the name of a thing, which is still to be found or made. */
export const isName = (reference: string | undefined): reference is string => reference?.startsWith(mark) === true;
