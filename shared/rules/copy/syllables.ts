const vowels = new Uint8Array(0x180);
for (const letter of 'aeiouyàâäéèêëîïôöùûüÿœæ') vowels[letter.charCodeAt(0)] = 1;
const isVowelAt = (word: string, at: number): boolean => vowels[word.charCodeAt(at)] === 1;

/** « vent », « client »: their end is heard. Words in -ment are nouns and adverbs more often than verbs. */
const heard =
  /(?:m|^[cdglv]|arg|cli|pati|ori|sci|tal|acc|ag|par|souv|cont|réc|différ|excell|perman|urg|intellig|transpar|conv|év|viol|innoc|déc|fréqu|ingrédi|ser|cim|consci|expéri|accid|abs|prés|ard)ents?$/;

/**
 * Syllables of a word in lower case with its accents: runs of vowels, less a final e, es or ent that nobody hears after a
 * consonant; one at least.
 */
export function syllablesOf(word: string): number {
  let runs = 0;
  let inRun = false;
  for (let at = 0; at < word.length; at++) {
    const isVowel = isVowelAt(word, at);
    if (isVowel && !inRun) runs += 1;
    inRun = isVowel;
  }
  return runs > 1 && isMute(word) ? runs - 1 : Math.max(1, runs);
}

function isMute(word: string): boolean {
  const end = word.endsWith('ent') ? 3 : word.endsWith('es') ? 2 : word.endsWith('e') ? 1 : 0;
  if (end === 0 || isVowelAt(word, word.length - end - 1)) return false;
  return end < 3 || !heard.test(word);
}
