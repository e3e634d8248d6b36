const hintLength = 4;

/** The end of a secret, by which people recognise it: that much is stored in clear. */
export const hintOf = (secret: string): string => secret.slice(-hintLength);
