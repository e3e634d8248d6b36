const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** The words of a text as they are compared: no case, no accents. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
