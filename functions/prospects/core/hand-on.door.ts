import type { HandOn } from '../../platform/identity/hand-over.ts';
import { passOnImports } from '../imports/pass-on-imports.ts';
import { moveViews } from '../views/move-views.ts';
import { refile } from './refile.ts';

/**
 * Gives the prospects of a member who leaves to another, or to nobody, and those that imports have still to bring; saved views
 * that ask for theirs ask for those.
 */
export const handOn: HandOn = async (given, until) => {
  await passOnImports(given);
  return (
    (await refile({ ...given, field: 'ownerId' }, until)) && (await moveViews({ ...given, field: 'ownerId' }, until))
  );
};
