import * as z from 'zod';
import type { Kind } from './kinds.ts';
import { expandable, read } from './params.ts';
import type { Act } from './route.ts';

const Retrieval = z.strictObject(expandable);

/** Answers the one of a kind that the path names. */
export const retrieving =
  (kind: Kind): Act =>
  (account, params, id = '') => {
    read(Retrieval, params);
    return account.store.find(kind, id);
  };
