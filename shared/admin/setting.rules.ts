/** Characters of why a setting is changed; one that is dangerous takes the least of them. */
export const reasonLimits = { least: 10, most: 500 } as const;
