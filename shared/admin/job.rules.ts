/** How many messages one act takes at most. */
export const mostLetters = 100;
