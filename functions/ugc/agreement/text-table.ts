import { rule } from '../../platform/pdf/rule.ts';
import { inner, page, type Sheet, type Style } from '../../platform/pdf/sheet.ts';
import { colors } from '../../platform/pdf/sheet-colors.ts';

const pad = 4;
const between = 10;
const cell: Style = { size: 8.5, gap: 1 };
const headCell: Style = { size: 7.5, color: colors.soft };

/** A table of words: each column as wide as the others but the first, each cell written from its left. */
export function textTable(sheet: Sheet, { head, rows }: { head: string[]; rows: string[][] }): void {
  const first = inner * (head.length > 3 ? 0.34 : 0.44);
  const other = (inner - first) / Math.max(head.length - 1, 1);
  const widthOf = (at: number) => (at === 0 ? first : other);
  const row = (cells: string[], style: Style, tag: 'TH' | 'TD') => {
    const heights = cells.map((text, at) => sheet.heightOf(text, { ...style, width: widthOf(at) - between }));
    const height = Math.max(...heights, 0) + 2 * pad;
    sheet.ensure(height);
    const { y } = sheet.doc;
    sheet.within('TR', () => {
      let x = page.left;
      for (const [at, text] of cells.entries()) {
        const place = { x, y: y + pad, width: widthOf(at) - between };
        const scope = tag === 'TH' ? ('Column' as const) : ('Row' as const);
        const draw = () => sheet.write(text, { ...style, ...place });
        if (tag === 'TH' || at === 0) sheet.tag('TH', draw, { scope });
        else sheet.tag(tag, draw);
        x += widthOf(at);
      }
    });
    sheet.doc.y = y + height;
    sheet.decor(() => rule(sheet, y + height, tag === 'TH' ? colors.before : colors.rule));
  };
  sheet.within('Table', () => {
    row(head, headCell, 'TH');
    for (const cells of rows) row(cells, cell, 'TD');
  });
}
