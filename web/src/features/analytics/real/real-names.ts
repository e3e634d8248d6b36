/** The names that the address uses. */
export const realNames = { source: 'source', granularity: 'pas', currency: 'devise' } as const;
