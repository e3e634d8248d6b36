import type { HandOn } from '../../platform/identity/hand-over.ts';
import { moveViews } from '../views/move-views.ts';
import { refile } from './refile.ts';

/** Gives the prospects of a member who leaves to another, or to nobody; saved views that ask for theirs ask for those. */
export const handOn: HandOn = async (given, until) =>
  (await refile({ ...given, field: 'ownerId' }, until)) && moveViews({ ...given, field: 'ownerId' }, until);
