/** Whom a thing that has no owner is said to be of. */
export const unassigned = 'Non attribué';
