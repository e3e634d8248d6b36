/** How long the link works that proves an address. */
export const linkMs = 7 * 24 * 3600 * 1000;
