/** The signs of the key that names a generated text in an ad: without 0 and O, 1 and I, which people take for each other. */
export const itemKeySigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const itemKeyLength = 6;
