import { describe, expect, it } from 'vitest';
import { graphemesIn } from './graphemes.ts';
import { ownText } from './own-text.ts';
import { readCopy, spanIn } from './read-copy.ts';
import { readText } from './read-text.ts';

const bodyOf = (body: string) => readCopy({ body }).main;
const sentencesOf = (body: string) => {
  const field = bodyOf(body);
  return field.sentences.map(({ start, end }) => spanIn(field, start, end).text);
};

describe('a text as it is read', () => {
  it.each([
    ['L’Été, C’EST Là\u00a0!', "l'ete, c'est la !"],
    ['cre\u0301dit', 'credit'],
    ['Cœur œuvre', 'coeur oeuvre'],
    ['𝗧𝗨 𝗟𝗨𝗧𝗧𝗘𝗦', 'tu luttes'],
    ['10\u202f000 €', '10 000 €'],
    ['invi\u200bsible', 'invisible'],
  ])('%s', (given, folded) => {
    expect(readText(given).folded).toBe(folded);
    expect(readText(given).cased).toHaveLength(folded.length);
  });

  it('leads back to what was given', () => {
    for (const given of [
      'œœ crédit',
      'cre\u0301dit auto',
      '𝗧𝗨 luttes 👍🏽 crédit',
      'a\u200bb\u200bcrédit',
      'ﬁn crédit',
    ]) {
      const { folded, at } = readText(given);
      const word = folded.includes('credit') ? 'credit' : 'luttes';
      const from = folded.indexOf(word);
      expect(given.slice(at(from), at(from + word.length)).normalize('NFC')).toMatch(/^(?:crédit|luttes)$/);
      expect(at(folded.length)).toBe(given.length);
    }
  });
});

describe('sentences', () => {
  it.each([
    ['Un prix. Deux avis\u00a0! Trois\u00a0?', ['Un prix.', 'Deux avis\u00a0!', 'Trois\u00a0?']],
    ['Noté 4.8 / 5 par M. Durand. Essayez.', ['Noté 4.8 / 5 par M. Durand.', 'Essayez.']],
    ['Trois étapes\n1. Ouvrir\n2. Fermer', ['Trois étapes', 'Ouvrir', 'Fermer']],
    ['✅ Cours en direct ✅ Livres ✅ Jeux.', ['Cours en direct', 'Livres', 'Jeux.']],
    [
      'Voir notre site exemple.fr ou www.exemple.com. Merci.',
      ['Voir notre site exemple.fr ou www.exemple.com.', 'Merci.'],
    ],
    ['Attendez… ça vient', ['Attendez…', 'ça vient']],
    ['- 20 litres\n-20 %', ['20 litres', '-20 %']],
    ['🔥🔥\n#promo', []],
  ])('of %j', (body, sentences) => {
    expect(sentencesOf(body)).toEqual(sentences);
  });

  it('leave out the interface of a capture', () => {
    for (const chrome of [
      '0:00 / 1:10',
      'See details',
      'Voir les détails de la publicité',
      'QUIZ.APPEWA.COM',
      'Sorry, we’re having trouble with playing this video.',
      'Lancée en octobre 2025',
      'Install now',
    ])
      expect(sentencesOf(`Bonjour.\n${chrome}\nMerci.`)).toEqual(['Bonjour.', 'Merci.']);
    expect(sentencesOf('Un avenir meilleur 💯 Education 3,071,627 people like this Like Page')).toEqual([
      'Un avenir meilleur',
    ]);
    expect(sentencesOf('Tout est là\u00a0! QUIZ.APPEWA.COM Profitez.')).toEqual(['Tout est là\u00a0!', 'Profitez.']);
    expect(sentencesOf('E.S.C BELITEI s’occupe de tout.')).toEqual(['E.S.C BELITEI s’occupe de tout.']);
  });

  it('leave the rest of the text as it was', () => {
    expect(ownText(bodyOf('Bonjour à tous.\nSee details'))).toBe('Bonjour à tous.');
    expect(ownText(bodyOf('Bonjour, c’est 👍🏽'))).toBe('Bonjour, c’est 👍🏽');
  });
});

describe('graphemes', () => {
  it.each([
    '',
    'Été',
    'e\u0301te\u0301',
    '👩‍👩‍👧‍👦',
    '🇫🇷🇧🇪',
    '👍🏽 ok',
    '1️⃣ un',
    'a\u200db',
    '❤️‍🔥',
    '😀😀',
    'नमस्ते',
    '한국어',
    'a\r\nb',
    '\ud83d',
    '★ — … « »',
  ])('in %j are what the platform counts', (text) => {
    expect(graphemesIn(text)).toBe([...new Intl.Segmenter('fr').segment(text)].length);
  });
});
