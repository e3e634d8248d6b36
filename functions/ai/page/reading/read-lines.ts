import { oneLine, wordCounter } from '../../../../shared/rules/page/one-line.ts';
import type { Heading, Line } from '../../../../shared/rules/page/page-read.ts';

const most = { lines: 20_000, signs: 400_000, line: 4_000, headings: 400, heading: 300 };

type Kind = Pick<Line, 'tag' | 'place' | 'isAction' | 'isQuote'>;
type OpenLine = Kind & { at: number; text: string };

/** The visible words of a page, a line for each block of them. */
export function lineReader() {
  const lines: Line[] = [];
  const headings: Heading[] = [];
  const counter = wordCounter();
  let signs = 0;
  let current: OpenLine | null = null;
  let heading: { level: number; text: string; at: number; alt: string } | null = null;
  let isCut = false;

  const end = () => {
    const line = current;
    current = null;
    counter.part();
    if (!line) return;
    const text = oneLine(line.text);
    if (text === '') return;
    if (lines.length >= most.lines || signs >= most.signs) {
      isCut = true;
      return;
    }
    lines.push({ ...line, text });
    signs += text.length;
  };

  return {
    end,
    /** How many words stand before what comes next. */
    at: counter.words,
    text(text: string, now: Kind) {
      for (let at = 0; at < text.length; at += most.line) {
        const piece = text.slice(at, at + most.line);
        const isBlank = piece.trim() === '';
        current ??= { ...now, isAction: isBlank || now.isAction, at: counter.words(), text: '' };
        // Links alone are a menu; a link in a sentence is of the sentence.
        if (!isBlank && !now.isAction) current.isAction = false;
        counter.add(piece);
        if (signs >= most.signs) isCut = true;
        else current.text += piece;
        if (current.text.length >= most.line) end();
      }
      if (heading && heading.text.length < most.heading) heading.text += text.slice(0, most.heading);
    },
    /** A line that is broken goes on as another one; a heading stays one. */
    breakLine() {
      if (!heading) return end();
      heading.text += ' ';
      if (current) current.text += ' ';
    },
    openHeading(level: number): () => void {
      const opened = { level, text: '', at: counter.words(), alt: '' };
      heading = opened;
      return () => {
        const text = oneLine(opened.text) || oneLine(opened.alt);
        if (headings.length < most.headings) headings.push({ level, text, at: opened.at });
        if (heading === opened) heading = null;
      };
    },
    picture(alt: string) {
      if (heading && heading.alt.length < most.heading) heading.alt += ` ${alt.slice(0, most.heading)}`;
    },
    isInHeading: () => heading !== null,
    finish() {
      end();
      return { lines, headings, words: counter.words(), isCut };
    },
  };
}
