import type { HandOn } from '../../platform/identity/hand-over.ts';
import { refile } from './refile.ts';

/** Gives the prospects of a member who leaves to another, or to nobody: see `refile`. */
export const handOn: HandOn = (given, until) => refile({ ...given, field: 'ownerId' }, until);
