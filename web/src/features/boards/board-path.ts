/** The names that the address of a board uses: the spec has one path for all of them. */
export const boardParam = 'board';
export const cardParam = 'annonce';
