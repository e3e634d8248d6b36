import type { Sentence } from './sentences.ts';

/** Sentences that speak to a machine that reads the ad, in French or English, folded. */
const addressed = [
  /\b(?:ignore[rz]?|ignorez|oublie[rz]?|disregard|forget|neglige[rz]?)\b.{0,60}\b(?:instructions?|consignes?|regles|prompts?|precedent(?:e|es|s)?|rules|above)\b/,
  /\b(?:system|developer|prompt) ?(?:prompt|message|systeme)\b|<\/?(?:system|instructions?|donnees[\w-]{0,20})>|\[(?:system|inst)\]/,
  /\b(?:tu es|vous etes|you are|agis comme|act as) (?:desormais |maintenant |now )?(?:une? |an? )?(?:ia|ai|llm|intelligence artificielle|assistant (?:ia|ai)|modele de langage|language model|chatbot|gpt|claude)\b/,
  /\b(?:reponds|repondez|respond|reply|answer) (?:uniquement|seulement|only|exactement|exactly)\b/,
  /\b(?:note[rz]?|score[rz]?|rate|evalue[rz]?|donne[rz]?|attribue[rz]?|give)\b.{0,40}\b(?:100 ?\/ ?100|100 sur 100|score de 100|note de 100|note maximale|perfect score|10 ?\/ ?10 a (?:cette|ce))\b/,
  /\b(?:revele[rz]?|affiche[rz]?|repete[rz]?|reveal|print|repeat)\b.{0,30}\b(?:prompt|instructions|consignes|system)\b/,
  /\b(?:pour|to|attention|note a l'|message a l'|for) ?(?:les |l'|the )?(?:ia|ai|llm|modeles? de langage|language models?)\b.{0,12}[:,]/,
];
const hint =
  /ignor|oubli|disregard|forget|neglige|prompt|systeme? |<|\[|\bia\b|\bai\b|llm|gpt|claude|chatbot|assistant|modele|language|repon|respond|reply|answer|100|maximale|perfect|revel|reveal|instructions/;

/** Without these sentences, whose places stay blank, and where they are. */
export function withoutSuspicious(
  plain: string,
  sentences: readonly Sentence[],
): { plain: string; suspicious: Sentence[] } {
  if (!hint.test(plain)) return { plain, suspicious: [] };
  const suspicious = sentences.filter(({ start, end }) => speaksToMachine(plain.slice(start, end)));
  const rest = suspicious.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    plain,
  );
  return { plain: rest, suspicious };
}

/** Of a folded sentence. */
export const speaksToMachine = (sentence: string): boolean => addressed.some((pattern) => pattern.test(sentence));
