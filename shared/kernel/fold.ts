/** Letters that Unicode does not take apart. */
export const plainLetters: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
/** Most texts of machines: nothing in them to take apart. */
const isPlain = /^[ -_a-~\n\t]*$/;

/**
 * A text as texts are compared: no case, accents, ligatures or fancy alphabets, and one apostrophe. Spaces and punctuation
 * stay. The search of ads folds word by word, for speed, and to the same letters (`functions/ads/engine/text.ts`); what Meta
 * hashes is written by Meta's rules (`functions/pixel/event/normalise.ts`).
 */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .replace(/[’‘ʼ′´`]/g, "'")
        // Unicode would make words of them.
        .replace(/[™℠]/g, ' ')
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replace(/[œæøßłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);

/** The words of a text as they are compared. */
export const foldedWords = (text: string): string[] =>
  fold(text).match(isPlain.test(text) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];

/** In no list of words. */
export const emoji = /\p{Extended_Pictographic}|\p{Emoji_Presentation}/u;

/** The words that a search asks for. Of emojis alone, what was typed: no text has it among its words, so it finds nothing rather than everything. */
export function searchedWords(q: string): string[] {
  const words = foldedWords(q);
  return words.length === 0 && emoji.test(q) ? [q.trim()] : words;
}

/**
 * A label as labels are compared: `Début de diffusion`, `debut_de_diffusion` and `debutDeDiffusion` are the same. Keys of
 * the table are made of it: another folding would forget what people have said of names.
 */
export const foldLabel = (label: string): string =>
  foldedWords(label.replace(/(\p{Ll}\p{M}*)(\p{Lu})/gu, '$1 $2')).join(' ');

const longestName = 200;

/** Of the name of a column, as much as is looked at: whoever makes a file may write anything there. */
export const startOfName = (name: string): string => name.slice(0, longestName);

/** The name of a column as such names are compared. */
export const foldName = (name: string): string => foldLabel(startOfName(name));
