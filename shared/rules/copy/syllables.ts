const vowels = new Set('aeiouyàâäéèêëîïôöùûüÿœæ');

/** « vent », « client »: their end is heard. Words in -ment are nouns and adverbs more often than verbs. */
const heard =
  /(?:ment|(?:^|[^a-z])(?:[cdgv]|l)ent|(?:[a-z]?cc|abs|arg|pres|cli|pati|ori|sci|effici|taj|tal|ag|par|gar|souv|cont|réc|rec|différ|differ|excell|perman|urg|intellig|transpar|conv|év|ev|ét|vio|viol|innoc|déc|dec|fréqu|frequ|ingrédi|ingredi|moum|ser|cim|consci|expéri|accid|occid|pend|évid|évid|adhér|adher)ent)s?$/;

/**
 * Syllables of a word in lower case with its accents: runs of vowels, less a final e, es or ent that nobody hears after a
 * consonant; one at least.
 */
export function syllablesOf(word: string): number {
  let runs = 0;
  let inRun = false;
  for (const letter of word) {
    const isVowel = vowels.has(letter);
    if (isVowel && !inRun) runs += 1;
    inRun = isVowel;
  }
  if (runs > 1 && isMute(word)) runs -= 1;
  return Math.max(1, runs);
}

function isMute(word: string): boolean {
  const end = word.endsWith('ent') ? 3 : word.endsWith('es') ? 2 : word.endsWith('e') ? 1 : 0;
  if (end === 0 || vowels.has(word.at(-end - 1) ?? 'a')) return false;
  return end < 3 || !heard.test(word);
}
