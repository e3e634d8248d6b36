import type { ReactNode } from 'react';
import classes from './marked-text.module.css';

/** `[start, end[` in the text. */
export type Marks = readonly (readonly [number, number])[];

/** A text, always as text, with the searched words marked. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: Marks }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start < at || end > text.length || start >= end) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className={classes.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

const before = 60;

/** The text from a little before its first mark, when that one would be out of sight. */
export function excerpt(text: string, marks: Marks = []): { text: string; marks: Marks } {
  const first = marks[0]?.[0] ?? 0;
  if (first <= before * 1.5) return { text, marks };
  const start = text.indexOf(' ', first - before) + 1;
  if (start === 0 || start > first) return { text, marks };
  const shift = start - 1;
  return { text: `…${text.slice(start)}`, marks: marks.map(([from, to]) => [from - shift, to - shift]) };
}
