import type { Part } from './analysis.ts';
import type { Copy } from './read-copy.ts';
import { speaksToReader } from './register.ts';
import { type Measured, part, reason } from './score-part.ts';

const [easy, standard, hard] = [60, 50, 40];
const longSentence = 20;
const [shoutedShare, fewExclamations] = [0.15, 2];

/** A text too short to be measured is not held against anyone. */
function readablePoints(score: number | null): number {
  if (score === null || score >= easy) return 6;
  if (score >= standard) return 4;
  return score >= hard ? 2 : 0;
}
export function clarityPart({ readability: { score, wordsPerSentence, label, sentences }, style }: Measured): Part {
  const { cliches, uppercaseShare, exclamations } = style;
  const readable = readablePoints(score);
  const short = sentences === 0 || wordsPerSentence <= longSentence ? 3 : 0;
  const calm = uppercaseShare <= shoutedShare && exclamations <= fewExclamations ? 3 : 0;
  return part('clarity', 15, [
    {
      points: readable,
      max: 6,
      reason: reason(
        score === null ? 'Lisibilité non mesurée' : `Lisibilité de ${score} sur 100\u00a0: ${label.toLowerCase()}`,
      ),
      fix: 'Prenez des mots plus courts et coupez les phrases.',
    },
    {
      points: short,
      max: 3,
      reason: reason(`${figure(wordsPerSentence)} mots par phrase`),
      fix: 'Gardez vos phrases sous vingt mots.',
    },
    {
      points: Math.max(0, 3 - cliches.length),
      max: 3,
      reason: cliches[0] ? reason(`Formule usée\u00a0: «\u00a0${cliches[0].text}\u00a0»`, cliches[0]) : null,
      fix: 'Remplacez les formules usées par un fait.',
    },
    {
      points: calm,
      max: 3,
      reason: calm
        ? null
        : reason(uppercaseShare > shoutedShare ? 'Trop de capitales' : `${exclamations} points d’exclamation`),
      fix: 'Écrivez en minuscules, avec deux points d’exclamation au plus.',
    },
  ]);
}

const figure = (value: number): string => String(value).replace('.', ',');

export function benefitPart(copy: Copy, { benefits, features }: Measured): Part {
  const speaks = copy.texts.fields.some(({ plain, sentences }) =>
    sentences.some(({ start, end }) => speaksToReader(plain.slice(start, end))),
  );
  return part('benefit', 15, [
    {
      points: benefits.length === 0 ? 0 : benefits.length === 1 ? 6 : 9,
      max: 9,
      reason: benefits[0]
        ? reason(`Bénéfice\u00a0: «\u00a0${benefits[0].text}\u00a0»`, benefits[0])
        : reason('Aucun bénéfice reconnu'),
      fix: benefits.length === 0 ? 'Dites ce que la personne y gagne, avec un verbe.' : 'Donnez un second bénéfice.',
    },
    {
      points: speaks ? 3 : 0,
      max: 3,
      reason: speaks ? null : reason('Ne s’adresse pas à qui lit'),
      fix: 'Adressez-vous à la personne\u00a0: vous ou tu.',
    },
    {
      points: benefits.length >= features.length ? 3 : 0,
      max: 3,
      reason:
        benefits.length >= features.length ? null : reason('Plus de caractéristiques que de bénéfices', features[0]),
      fix: 'Dites pour chaque caractéristique ce qu’elle change.',
    },
  ]);
}

const proofPoints = [0, 8, 12, 15];

export function proofPart({ proof }: Measured): Part {
  const types = new Set(proof.map(({ type }) => type)).size;
  const counted = proof.find(({ text }) => /\d/.test(text));
  return part('proof', 15, [
    {
      points: proofPoints[Math.min(3, types)] ?? 0,
      max: 15,
      reason: proof[0]
        ? reason(`${proof[0].label}\u00a0: «\u00a0${proof[0].text}\u00a0»`, proof[0])
        : reason('Aucune preuve reconnue'),
      fix:
        types === 0
          ? 'Apportez une preuve\u00a0: une note, un nombre de clients, une garantie.'
          : 'Ajoutez une preuve d’un autre genre.',
    },
    {
      points: counted ? 3 : 0,
      max: 3,
      reason: counted ? reason(`Preuve chiffrée\u00a0: «\u00a0${counted.text}\u00a0»`, counted) : null,
      fix: 'Chiffrez une preuve.',
    },
  ]);
}
