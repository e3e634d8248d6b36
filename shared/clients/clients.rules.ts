import { fold } from '../kernel/fold.ts';

/** What a workspace and a client can hold. */
export const clientLimits = { clients: 500, contacts: 20, notes: 5_000, logoBytes: 200_000, merged: 20 };

/** How long a deleted client can be brought back. */
export const restoreSeconds = 30;

/** A name as names are compared: two clients of a workspace never have the same. */
export const foldClientName = (name: string): string => fold(name).trim().replace(/\s+/g, ' ');

export const clientProblems = {
  logo: 'Choisissez une image PNG ou JPEG de 200 Ko au plus',
  logoSide: 'Choisissez une image de 4 000 pixels de côté au plus',
  mergedWithItself: 'Un client ne se réunit pas à lui-même',
};
