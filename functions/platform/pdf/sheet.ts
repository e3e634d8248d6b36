import PDFDocument from 'pdfkit';
import { fonts, tabular } from './fonts.ts';
import { printable } from './printable.ts';
import { colors } from './sheet-colors.ts';

type Element = ReturnType<PDFKit.PDFDocument['struct']>;
/** What the types of PDFKit do not know yet. */
type Options = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Column' | 'Row';
  bbox?: [left: number, top: number, right: number, bottom: number];
};

/** How a text is written; sizes in points. */
export type Style = {
  size: number;
  strong?: boolean;
  color?: string;
  align?: 'left' | 'right';
  /** Between lines. */
  gap?: number;
  /** Figures of one breadth, that stand under each other. */
  tabular?: boolean;
};

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 45, top: 48, bottom: 62 };
export const inner = page.width - 2 * page.left;
const foot = page.height - page.bottom;

/**
 * A tagged PDF as it is written: each thing is put under a tag, in the order in which it is read, or is decoration that nobody
 * hears. Whatever text comes is made printable.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private parent: Element;

  constructor({ title, author, subset }: { title: string; author: string | null; subset?: 'PDF/A-3a' }) {
    this.doc = new TitledDocument({
      ...{ size: 'A4', bufferPages: true, autoFirstPage: false, pdfVersion: '1.7' },
      ...{ tagged: true, lang: 'fr-FR', displayTitle: true, font: null as unknown as string },
      ...(subset && { subset }),
      margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.left },
      info: { Title: printable(title), ...(author === null ? {} : { Author: printable(author) }) },
    });
    for (const [name, opened] of Object.entries(fonts))
      this.doc.registerFont(name, opened().font as unknown as PDFKit.Mixins.PDFFontSource);
    this.doc.addPage();
    this.parent = this.doc.struct('Document');
    this.doc.addStructure(this.parent);
  }

  /** Puts what is drawn under a tag. */
  tag(type: string, draw: () => void, options: Options = {}): void {
    const element = this.doc.struct(type, options, [draw]);
    this.parent.add(element);
    element.end();
  }

  /** Puts the tags that are made within under one of their own. */
  within(type: string, fill: () => void, options: Options = {}): void {
    const before = this.parent;
    const element = this.doc.struct(type, options);
    before.add(element);
    this.parent = element;
    fill();
    element.end();
    this.parent = before;
  }

  /** What is not read: lines, grounds, the foot of a page. */
  decor(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Begins a page unless so much room is left on this one. */
  ensure(height: number): void {
    if (this.doc.y + Math.min(height, foot - page.top) > foot) this.doc.addPage();
  }

  /** Room left on the page. */
  get room(): number {
    return foot - this.doc.y;
  }

  /** Leaves some room, unless the page has just begun. */
  skip(height: number): void {
    if (this.doc.y > page.top) this.doc.y += height;
  }

  private use({ size, strong, color = colors.ink }: Style): void {
    this.doc
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }

  /** Draws a text that may go over several lines; what comes next stands under it. */
  write(text: string, { x = page.left, y = this.doc.y, width = inner, ...style }: At): void {
    this.use(style);
    const { align = 'left', gap = 0 } = style;
    this.doc.text(printable(text), x, y, { width, align, lineGap: gap, ...tabularOf(style) });
  }

  /** Draws a text on one line, whatever room it takes; `x` is where it ends when it is written to the right. */
  line(text: string, { x, y, ...style }: Style & { x: number; y: number }): void {
    const shown = printable(text);
    const features = tabularOf(style);
    const left = style.align === 'right' ? x - this.widthOf(text, style) : x;
    this.use(style);
    this.doc.text(shown, left, y, { lineBreak: false, ...features });
  }

  /** The same, of as much as a height holds. */
  clipped(
    text: string,
    { x = page.left, y, width, height, ...style }: Style & Required<Size> & { x?: number; y: number },
  ): void {
    this.use(style);
    this.doc.text(printable(text), x, y, { width, height, ellipsis: true });
  }

  heightOf(text: string, { width = inner, ...style }: At): number {
    if (style.tabular && this.widthOf(text, style) <= width) return this.lineHeight(style);
    this.use(style);
    return this.doc.heightOfString(printable(text), { width, lineGap: style.gap ?? 0, ...tabularOf(style) });
  }

  widthOf(text: string, style: Style): number {
    if (style.tabular) return fonts[style.strong ? 'strong' : 'regular']().tabularWidth(printable(text)) * style.size;
    this.use(style);
    return this.doc.widthOfString(printable(text));
  }

  /** The height of a line of a size. */
  lineHeight(style: Style): number {
    this.use(style);
    return this.doc.currentLineHeight(true);
  }
}

type Size = { width: number; height: number };
type At = Style & { x?: number; y?: number; width?: number };

const tabularOf = (style: Style) =>
  style.tabular ? { features: tabular as unknown as PDFKit.Mixins.OpenTypeFeatures[] } : {};

/** PDFKit writes the title into the XML of the metadata as it is: markup in it would break that. */
class TitledDocument extends PDFDocument {
  override endMetadata(): void {
    const { info } = this as unknown as { info: Record<string, unknown> };
    for (const name of ['Title', 'Author']) if (typeof info[name] === 'string') info[name] = escaped(info[name]);
    super.endMetadata();
  }
}

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
