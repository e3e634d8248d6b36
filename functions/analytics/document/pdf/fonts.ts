import { create, type Font } from 'fontkit';
import { atFirstUse } from '../../../../shared/kernel/at-first-use.ts';
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
    const font = create(file()) as Font;
    const layout = font.layout.bind(font);
    font.layout = (text, features) => layout(text, features ?? kerned);
    return font;
  });

/** Opened once for all documents of a process. */
export const fonts = { regular: opened(fontFiles.regular), strong: opened(fontFiles.strong) };
