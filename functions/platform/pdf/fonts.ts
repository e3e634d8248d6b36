import { create, type Font, type Glyph } from 'fontkit';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { fontFiles } from './font-files.ts';

/**
 * What a font does with letters that follow each other: kerning alone, or figures of one breadth. All that Inter could do besides
 * (other forms beside other letters, marks over them) takes six times as long, and French needs none of it.
 */
const off = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt', 'curs', 'kern', 'mark', 'mkmk'];
const none = Object.fromEntries(off.map((name) => [name, false]));
const kerned = { ...none, kern: true };
export const tabular = { ...none, tnum: true };

const opened = (file: () => Buffer) =>
  atFirstUse(() => {
    const font = withSigns(create(file()) as Font);
    const layout = font.layout.bind(font);
    const known = new Map<string, Glyph[]>();
    // Where no sign touches another, each is looked up once: a table of a thousand numbers takes a tenth of the time.
    const glyphsFor = (sign: string) => {
      const found = known.get(sign) ?? layout(sign, tabular).glyphs;
      known.set(sign, found);
      return found;
    };
    const inTable = (text: string) => runOf([...text].flatMap(glyphsFor));
    font.layout = (text, features) => (Object.is(features, tabular) ? inTable(text) : layout(text, kerned));
    const widthOf = (sign: string) => glyphsFor(sign).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
    /** Of a text in a table, at the size of 1. */
    const tabularWidth = (text: string) => [...text].reduce((sum, sign) => sum + widthOf(sign), 0) / font.unitsPerEm;
    return { font, tabularWidth };
  });

/**
 * A font keeps each glyph as it was first asked for. The A of an À was asked for by no sign: in the next document it would be
 * drawn, and neither found nor read aloud.
 */
function withSigns(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, signs: number[] = []) => {
    const glyph = getGlyph(id, signs);
    if (glyph.codePoints.length === 0 && signs.length > 0) glyph.codePoints = signs;
    return glyph;
  };
  return font;
}

function runOf(glyphs: Glyph[]): ReturnType<Font['layout']> {
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
    advanceWidth,
  }));
  const run = {
    ...{ glyphs, positions },
    /** PDFKit scales the positions, and then asks. */
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
  return run as unknown as ReturnType<Font['layout']>;
}

/** Opened once for all documents of a process. */
export const fonts = { regular: opened(fontFiles.regular), strong: opened(fontFiles.strong) };
