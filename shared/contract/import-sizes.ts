/** Largest body of a request that brings a file along. */
export const inlineImportBytes = 3_000_000;

/** Largest file sent straight to the bucket. */
export const uploadBytes = 50_000_000;
