import { rule } from './rule.ts';
import { inner, page, type Sheet, type Style } from './sheet.ts';
import { colors } from './sheet-colors.ts';
import { type Cells, columnsOf } from './table-columns.ts';

/** A row, with what is drawn and said under its name. */
export type Row = { cells: Cells; bar?: { share: number | null; mark?: number | null }; small?: string };

export type Table = {
  columns: Cells;
  rows: readonly Row[];
  /** Of all rows together. */
  whole?: Cells;
};

const pad = 4.5;
const barHeight = 8;
const smallStyle = { size: 7, color: colors.soft };

/** A table whose first column names its rows; its head comes again on each page. One too wide for the paper is told in two. */
export function drawTable(sheet: Sheet, table: Table, barColor: string): void {
  const shown = [table.columns, ...table.rows.map(({ cells }) => cells), ...(table.whole ? [table.whole] : [])];
  const fit = columnsOf(sheet, shown);
  if (!fit) {
    const half = Math.ceil((table.columns.length + 1) / 2);
    drawTable(sheet, partOf(table, 1, half), barColor);
    sheet.doc.y += 12;
    drawTable(sheet, partOf(table, half, table.columns.length), barColor);
    return;
  }
  const { size, widths } = fit;
  const drawn = new DrawnTable(sheet, { size, widths, barColor });
  sheet.within('Table', () => {
    drawn.head(table.columns, table.rows[0]);
    for (const row of table.rows) drawn.row(row, table.columns);
    if (table.whole) drawn.row({ cells: table.whole }, table.columns, true);
  });
}

/** The names of the rows, and some columns. */
function partOf({ columns, rows, whole }: Table, from: number, to: number): Table {
  const cut = (cells: Cells): Cells => [cells[0] ?? '', ...cells.slice(from, to)];
  return {
    columns: cut(columns),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cut(cells) })),
    ...(whole ? { whole: cut(whole) } : {}),
  };
}

type Look = { size: number; widths: readonly number[]; barColor: string };

class DrawnTable {
  private readonly sheet: Sheet;
  private readonly look: Look;

  constructor(sheet: Sheet, look: Look) {
    this.sheet = sheet;
    this.look = look;
  }

  /** With the first row under it on the same page. */
  head(columns: Cells, first: Row | undefined): void {
    const style = this.headStyle();
    this.sheet.ensure(this.heightOf(columns, style) + (first ? this.heightOfRow(first) : 0));
    const y = this.sheet.doc.y;
    this.sheet.within('TR', () => {
      this.cells(columns, style, y, (draw) => this.sheet.tag('TH', draw, { scope: 'Column' }));
    });
    this.under(y + this.heightOf(columns, style));
  }

  row(row: Row, columns: Cells, isWhole = false): void {
    const { sheet } = this;
    const height = this.heightOfRow(row);
    if (sheet.room < height) this.headAgain(columns);
    const y = sheet.doc.y;
    const style = isWhole ? { ...this.style(), strong: true } : this.style();
    if (isWhole) sheet.decor(() => rule(sheet, y, colors.before));
    sheet.within('TR', () => {
      this.cells(row.cells, style, y, (draw, at) => {
        if (at > 0) return sheet.tag('TD', draw);
        const both = () => {
          draw();
          if (row.small) this.small(row.small, sheet.doc.y + (row.bar ? barHeight : 0));
        };
        sheet.tag('TH', both, { scope: 'Row' });
      });
    });
    const { bar } = row;
    const under = y + this.heightOf([row.cells[0] ?? ''], style) - pad + 3;
    if (bar) sheet.decor(() => this.bar(bar, under));
    sheet.doc.y = y + height;
    if (!isWhole) sheet.decor(() => rule(sheet, y + height));
  }

  /** On another page, for the eye alone: whoever hears the table has its head already. */
  private headAgain(columns: Cells): void {
    const { sheet } = this;
    sheet.doc.addPage();
    const { y } = sheet.doc;
    const style = this.headStyle();
    sheet.decor(() => this.cells(columns, style, y, (draw) => draw()), 'Pagination');
    this.under(y + this.heightOf(columns, style));
  }

  private under(y: number): void {
    this.sheet.decor(() => rule(this.sheet, y, colors.before));
    this.sheet.doc.y = y;
  }

  private cells(cells: Cells, style: Style, y: number, put: (draw: () => void, at: number) => void): void {
    const { widths } = this.look;
    let x = page.left;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0;
      const left = x;
      put(() => {
        if (at === 0) this.sheet.write(cell, { ...style, tabular: false, x: left, y: y + pad, width: width - 6 });
        else this.number(cell, style, { left, width, y: y + pad });
      }, at);
      x += width;
    }
  }

  private number(cell: string, style: Style, { left, width, y }: { left: number; width: number; y: number }): void {
    if (cell === '') return;
    const fits = !cell.includes(' ') || this.sheet.widthOf(cell, style) <= width - 8;
    if (fits) this.sheet.line(cell, { ...style, align: 'right', x: left + width, y });
    else this.sheet.write(cell, { ...style, align: 'right', x: left + 8, width: width - 8, y });
  }

  private bar({ share, mark }: NonNullable<Row['bar']>, y: number): void {
    const { doc } = this.sheet;
    const width = (this.look.widths[0] ?? inner) - 12;
    const placed = (part: number) => Math.min(Math.max(part, 0), 1) * width;
    doc.roundedRect(page.left, y, width, 3, 1.5).fill(colors.track);
    if (share !== null && placed(share) > 1)
      doc.roundedRect(page.left, y, placed(share), 3, 1.5).fill(this.look.barColor);
    if (mark === null || mark === undefined) return;
    const x = page.left + placed(mark);
    doc
      .moveTo(x, y - 1.5)
      .lineTo(x, y + 4.5)
      .lineWidth(1.2)
      .stroke(colors.ink);
  }

  private style = (): Style => ({ size: this.look.size, tabular: true });
  private headStyle = (): Style => ({ size: Math.min(this.look.size, 7.5), color: colors.soft });

  private small(text: string, y: number): void {
    const width = (this.look.widths[0] ?? inner) - 6;
    this.sheet.write(text, { ...smallStyle, x: page.left, y, width });
  }

  private heightOfRow({ cells: [name = '', ...others], bar, small }: Row): number {
    const width = (this.look.widths[0] ?? inner) - 6;
    const under = (bar ? barHeight : 0) + (small ? this.sheet.heightOf(small, { ...smallStyle, width }) : 0);
    const named = this.heightOf([name], this.style()) + under;
    return Math.max(named, this.heightOf(['', ...others], this.style()));
  }

  private heightOf(cells: Cells, style: Style): number {
    const heights = cells.map((cell, at) => {
      const width = (this.look.widths[at] ?? 0) - (at === 0 ? 6 : 8);
      const isOneLine = !cell.includes(' ') && at > 0;
      return isOneLine ? 0 : this.sheet.heightOf(cell, { ...style, tabular: at > 0, width });
    });
    return Math.max(this.sheet.lineHeight(style), ...heights) + 2 * pad;
  }
}
