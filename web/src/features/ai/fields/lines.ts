/** Lines that say something, as they are sent. */
export const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** Words of a field that holds many: a line or a comma between them. */
export const wordsIn = (text: string): string[] => [...new Set(filled(text.split(/[\n,;]+/)))];

export const asWords = (words: readonly string[]): string => words.join('\n');

/** What is said, or nothing at all: an empty field says nothing. */
export const said = (text: string): string | undefined => text.trim() || undefined;
