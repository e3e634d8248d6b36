/** The most characters of what is written in several words of the product: a schema refuses more, and a field takes no more. */
export const textLimits = { name: 100, workspaceName: 150, tag: 40, query: 300, email: 320, metaToken: 1_000 } as const;
