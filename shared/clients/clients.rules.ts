import { fold } from '../kernel/fold.ts';

/** What a workspace and a client can hold. */
export const clientLimits = { clients: 500, contacts: 20, notes: 5_000, logoBytes: 200_000, merged: 20 };

/** How long a deleted client can be brought back. */
export const restoreSeconds = 30;

/** A name as names are compared: two clients of a workspace never have the same. */
export const foldClientName = (name: string): string => fold(name).trim().replace(/\s+/g, ' ');
