/** What stands before the thing in a sentence of the log and after it; `words` where the thing is not called by its name. */
export function saidParts(said: string): { before: string; words: string | null; after: string } {
  const [, before = said, words = null, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(said) ?? [];
  return { before, words, after };
}
