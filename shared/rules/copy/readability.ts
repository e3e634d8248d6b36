import type { Readability } from './analysis.ts';
import type { Field } from './read-copy.ts';
import { syllablesOf } from './syllables.ts';

const [fewestSentences, fewestWords] = [3, 30];

const labels: readonly [from: number, label: string][] = [
  [80, 'Très facile'],
  [70, 'Facile'],
  [60, 'Assez facile'],
  [50, 'Standard'],
  [40, 'Assez difficile'],
  [30, 'Difficile'],
  [0, 'Très difficile'],
];

/**
 * How easily a French text is read: 207 − 1.015 words a sentence − 73.6 syllables a word, kept within 0 and 100. L. Kandel
 * and A. Moles, « Application de l’indice de Flesch à la langue française », Cahiers d’études de radio-télévision 19 (1958).
 */
export function readabilityOf(field: Field, language: 'fr' | 'other' | 'unknown'): Readability {
  let [words, syllables] = [0, 0];
  const { cased, folded } = field.read;
  const lower = cased.toLowerCase();
  const accented = lower.length === folded.length ? lower : folded;
  for (const { text: word, index } of field.words) {
    words += 1;
    const isFigure = word.charCodeAt(0) < 58;
    syllables += isFigure ? 1 : syllablesOf(accented.slice(index, index + word.length));
  }
  const sentences = field.sentences.length;
  const wordsPerSentence = sentences === 0 ? 0 : Math.round((10 * words) / sentences) / 10;
  const measured = { sentences, words, syllables, wordsPerSentence };
  if (language === 'other') return { ...measured, score: null, label: 'Non mesurée', reason: 'not_french' };
  if (sentences < fewestSentences || words < fewestWords)
    return { ...measured, score: null, label: 'Texte trop court', reason: 'too_short' };
  const score = Math.round(clamped(207 - (1.015 * words) / sentences - (73.6 * syllables) / words));
  return { ...measured, score, label: labels.find(([from]) => score >= from)?.[1] ?? '', reason: null };
}

const clamped = (score: number): number => Math.min(100, Math.max(0, score));
