import { describe, expect, it } from 'vitest';
import { fold as foldOfAds, tokenise } from '../../functions/ads/engine/text.ts';
import { fold, foldedWords, foldLabel, searchedWords } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Cœur', 'coeur'],
    ['CŒUR', 'coeur'],
    ['Ægir', 'aegir'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Søren Łukasz Đorđe', 'soren lukasz dorde'],
    ['ÉTÉ à Noël, ça', 'ete a noel, ca'],
    ['Noe\u0308l', 'noel'],
    ['ﬁn 𝐛𝐨𝐧 ＡＢ m²', 'fin bon ab m2'],
    ['l’eau lʼeau l‘eau l´eau l`eau', "l'eau l'eau l'eau l'eau l'eau"],
    ['Acme™ Studio', 'acme  studio'],
    ['10\u202f000\u00a0€', '10 000 €'],
    ["plain TEXT: it's [1_2] {3}", "plain text: it's [1_2] {3}"],
    ['', ''],
  ])('makes %s %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing that is folded already', () => {
    for (const text of ['Cœur', 'Straße', 'ΟΔΟΣ', 'İstanbul', 'Nº 1 ½', 'l’été'])
      expect(fold(fold(text))).toBe(fold(text));
  });

  it('makes of every Latin and Greek letter what the search of ads makes of it', () => {
    const all = [0xc0, 0x370, 0x1e00].flatMap((from) => Array.from({ length: 0x190 }, (_, at) => from + at));
    const letters = all.map((code) => String.fromCodePoint(code)).filter((letter) => /\p{L}/u.test(letter));
    expect(letters.length).toBeGreaterThan(800);
    for (const letter of letters)
      expect([letter, fold(letter).replace(/[^\p{L}\p{N}]/gu, '')]).toEqual([letter, foldOfAds(letter)]);
  });
});

describe('foldedWords', () => {
  it('cuts at apostrophes and punctuation, as the search of ads does', () => {
    const text = 'L’œuvre d’Édouard : jusqu’à 50 %, Acme & Søn™ !';
    expect(foldedWords(text)).toEqual(['l', 'oeuvre', 'd', 'edouard', 'jusqu', 'a', '50', 'acme', 'son']);
    expect(tokenise(text).map(({ word }) => word)).toEqual(foldedWords(text));
  });
});

describe('searchedWords', () => {
  it.each([
    ['Crème ☀️', ['creme']],
    [' 🔥 ', ['🔥']],
    ['🇫🇷', ['🇫🇷']],
    [' !? ', []],
    ['', []],
  ])('asks in %j for %j', (q, words) => expect(searchedWords(q)).toEqual(words));
});

describe('foldLabel', () => {
  it.each([
    ['  Début_de Diffusion (UTC) ', 'debut de diffusion utc'],
    ['débutDeDiffusion', 'debut de diffusion'],
    ['de\u0301butE\u0301te\u0301', 'debut ete'],
    ['Cœur’s', 'coeur s'],
    ['CŒUR DE CIBLE', 'coeur de cible'],
    ['Surface (m²)', 'surface m2'],
    ['---', ''],
  ])('makes %s %s', (label, folded) => {
    expect(foldLabel(label)).toBe(folded);
  });
});
