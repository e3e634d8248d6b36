/** The names that the address uses: the tool, and the ad of the library that it opens with. */
export const aiNames = { tool: 'outil', ad: 'annonce' } as const;
