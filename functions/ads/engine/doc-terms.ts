import { type CatalogueAd, fieldText, fieldWeights, searchedFields } from './catalogue-ad.ts';
import { growingBytes, growingFloats, growingIntegers } from './growing-numbers.ts';
import { RunNumbers } from './run-numbers.ts';
import { eachRun, fold, stem } from './text.ts';

/** Weighted words of an ordinary ad: the words of a longer one say less each. Never measured, so that segments agree. */
const ordinaryLength = 45;
const noWord = 2 ** 32 - 1;

/**
 * The words of ads as they come, an ad after the other. Words bear the number of their first appearance; their impact
 * (1 to 255) is that of all the forms of the word in the ad; their places are those in the ad, fields apart.
 */
export class DocTerms {
  readonly words: string[] = [];
  readonly wordStem = growingIntegers();
  readonly stems: string[] = [];
  /** Of each ad, its words: number × 256 + impact. */
  readonly log = growingIntegers();
  /** Of each word of the log, its places: distance to the one before × 2, plus 1 when another follows. */
  readonly places = growingBytes();
  /** Where each ad begins in the two logs. */
  readonly logStarts = growingIntegers();
  readonly placeStarts = growingFloats();

  private readonly runs = new RunNumbers();
  private readonly wordNumbers = new Map<string, number>();
  private readonly stemNumbers = new Map<string, number>();
  /** Of each word and stem, the last ad that held it, counted from 1; of the word, its first and last token there. */
  private readonly wordSeen = growingIntegers();
  private readonly firstToken = growingIntegers();
  private readonly lastToken = growingIntegers();
  private readonly stemSeen = growingIntegers();
  private readonly stemWeight = growingFloats();
  /** The tokens of one ad: their places, and the next token of the same word. */
  private tokenPlaces = new Uint32Array(256);
  private nextTokens = new Uint32Array(256);

  add(ad: CatalogueAd): void {
    this.logStarts.push(this.log.length);
    this.placeStarts.push(this.places.length);
    const words: number[] = [];
    const adNumber = this.logStarts.length;
    let [tokens, place, length] = [0, 0, 0];
    for (const field of searchedFields) {
      const weight = fieldWeights[field];
      const text = fieldText(ad, field);
      eachRun(text, (start, end) => {
        const word = this.runs.numberOf(text, start, end, this.wordOfRun);
        if (word === noWord) return;
        if (this.addToken(adNumber, word, tokens++, place++)) words.push(word);
        this.stemWeight.add(this.wordStem.at(word), weight);
        length += weight;
      });
      place++;
    }
    const damping = 0.5 + (0.5 * length) / ordinaryLength;
    for (const word of words) {
      const weight = this.stemWeight.at(this.wordStem.at(word));
      const impact = Math.max(1, Math.round((255 * weight) / (weight + 1.2 * damping)));
      this.log.push(word * 256 + impact);
      this.writePlaces(word);
    }
  }

  /** Says whether the word is new in the ad. */
  private addToken(ad: number, word: number, token: number, place: number): boolean {
    if (token === this.tokenPlaces.length) {
      this.tokenPlaces = longer(this.tokenPlaces);
      this.nextTokens = longer(this.nextTokens);
    }
    this.tokenPlaces[token] = place;
    const stemNumber = this.wordStem.at(word);
    if (this.stemSeen.at(stemNumber) !== ad) this.stemWeight.set(stemNumber, 0);
    this.stemSeen.set(stemNumber, ad);
    const isNew = this.wordSeen.at(word) !== ad;
    if (isNew) this.firstToken.set(word, token);
    else this.nextTokens[this.lastToken.at(word)] = token;
    this.lastToken.set(word, token);
    this.wordSeen.set(word, ad);
    return isNew;
  }

  private writePlaces(word: number): void {
    const last = this.lastToken.at(word);
    let before = 0;
    for (let token = this.firstToken.at(word); ; token = this.nextTokens[token] ?? last) {
      const place = this.tokenPlaces[token] ?? 0;
      let left = (place - before) * 2 + (token === last ? 0 : 1);
      before = place;
      for (; left > 127; left = Math.floor(left / 128)) this.places.push((left % 128) + 128);
      this.places.push(left);
      if (token === last) return;
    }
  }

  /** The number of the word of a run, given at its first appearance; `noWord` when it folds to nothing. */
  private readonly wordOfRun = (run: string): number => {
    const word = fold(run);
    return word === '' ? noWord : (this.wordNumbers.get(word) ?? this.newWord(word));
  };

  private newWord(word: string): number {
    const number = this.words.length;
    if (number >= 2 ** 24) throw new Error('More words than a segment numbers');
    const root = stem(word);
    let stemNumber = this.stemNumbers.get(root);
    if (stemNumber === undefined) {
      stemNumber = this.stems.length;
      this.stemNumbers.set(root, stemNumber);
      this.stems.push(root);
      this.stemSeen.push(0);
      this.stemWeight.push(0);
    }
    this.words.push(word);
    this.wordNumbers.set(word, number);
    this.wordStem.push(stemNumber);
    for (const column of [this.wordSeen, this.firstToken, this.lastToken]) column.push(0);
    return number;
  }
}

function longer(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const room = new Uint32Array(numbers.length * 2);
  room.set(numbers);
  return room;
}
