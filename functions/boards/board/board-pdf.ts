import { buffer } from 'node:stream/consumers';
import {
  type BoardDocument,
  type DocumentCard,
  boardDocumentTexts as texts,
} from '../../../shared/boards/board-document.ts';
import { unbroken } from '../../../shared/kernel/unbroken.ts';
import { logoImage } from '../../platform/pdf/logo-image.ts';
import { packed } from '../../platform/pdf/packed.ts';
import { pageFeet } from '../../platform/pdf/page-feet.ts';
import { printable } from '../../platform/pdf/printable.ts';
import { rule } from '../../platform/pdf/rule.ts';
import { inner, page, Sheet, type Style } from '../../platform/pdf/sheet.ts';
import { type Brand, brandOf, colors } from '../../platform/pdf/sheet-colors.ts';

const thumbnail = { width: 128, height: 76 };
const left = page.left + thumbnail.width + 16;
const width = page.left + inner - left;
/** Of an ad's text, what a document shows. */
const longestBody = 1_200;
/** Pictures are decoded and written again: those of the first cards, as long as the whole stays light. */
const most = { pictures: 80, bytes: 12_000_000 };

type Room = { pictures: number; bytes: number };

/** A board as an A4 PDF, column after column: text that can be selected, tags, bookmarks, French. */
export async function boardPdf(board: BoardDocument): Promise<Buffer> {
  const own = [board.from, board.name].filter(Boolean).join(' · ');
  const sheet = new Sheet({ title: own, author: board.from });
  const bytes = buffer(sheet.doc);
  const brand = brandOf(null);
  const room = { ...most };
  cover(sheet, board, brand);
  for (const { name, cards } of board.columns) column(sheet, texts.column(name, cards.length), cards, { brand, room });
  pageFeet(sheet, { own: unbroken(own), asOf: texts.asOf(board.asOf) });
  sheet.doc.end();
  return packed(await bytes);
}

function cover(sheet: Sheet, board: BoardDocument, brand: Brand): void {
  const { name, description, from } = board;
  const lines: { tag: string; text: string; style: Style; above: number }[] = [
    ...(from ? [{ tag: 'P', text: from, style: { size: 11, strong: true }, above: 0 }] : []),
    { tag: 'H1', text: name, style: { size: name.length > 60 ? 20 : 26, strong: true, gap: 2 }, above: 10 },
    ...(description ? [{ tag: 'P', text: description, style: { size: 11, gap: 2 }, above: 6 }] : []),
    { tag: 'P', text: texts.facts(board), style: { size: 9.5 }, above: 8 },
  ];
  const shown = lines.map((line) => ({
    ...line,
    text: unbroken(line.text),
    style: { ...line.style, color: brand.ink },
  }));
  const height = shown.reduce((sum, { text, style, above }) => sum + above + sheet.heightOf(text, style), 72);
  sheet.decor(() => sheet.doc.rect(0, 0, page.width, height).fill(brand.ground));
  sheet.doc.y = 38;
  for (const { tag, text, style, above } of shown) {
    sheet.doc.y += above;
    sheet.tag(tag, () => sheet.write(text, style));
  }
  sheet.doc.y = height;
}

type Means = { brand: Brand; room: Room };

function column(sheet: Sheet, title: string, cards: readonly DocumentCard[], means: Means): void {
  sheet.skip(24);
  sheet.within('Sect', () => {
    // A title is never left alone at the foot of a page.
    sheet.ensure(thumbnail.height + 60);
    sheet.doc.outline.addItem(printable(title));
    sheet.tag('H2', () => sheet.write(unbroken(title), { size: 14, strong: true }));
    sheet.doc.y += 8;
    if (cards.length === 0) sheet.tag('P', () => sheet.write(texts.empty, { size: 9.5, color: colors.soft }));
    for (const one of cards) sheet.within('Sect', () => card(sheet, one, means));
  });
}

function card(sheet: Sheet, { ad, note, tags }: DocumentCard, means: Means): void {
  const { doc } = sheet;
  sheet.ensure(thumbnail.height + 24);
  sheet.decor(() => rule(sheet, doc.y));
  const [y, begun] = [doc.y + 10, doc.bufferedPageRange().count];
  creative(sheet, ad, y, means);
  doc.y = y;
  const said = (tag: string, text: string, style: Style, above = 3) => {
    doc.y += above;
    sheet.tag(tag, () => sheet.write(unbroken(text), { ...style, x: left, width }));
  };
  said('H3', ad.advertiser.name, { size: 11, strong: true }, 0);
  said('P', texts.run(ad), { size: 8.5, color: colors.soft }, 1);
  if (ad.headline) said('P', ad.headline, { size: 10, strong: true, gap: 1 }, 5);
  if (ad.body) said('P', shortened(ad.body), { size: 9.5, gap: 2 });
  if (ad.callToAction) said('P', texts.action(ad.callToAction), { size: 8.5, color: colors.soft });
  if (ad.landingUrl) said('P', ad.landingUrl, { size: 8, color: colors.soft });
  if (note) {
    said('P', texts.note, { size: 8.5, strong: true, color: means.brand.line }, 7);
    said('P', note, { size: 9.5, gap: 2 }, 1);
  }
  if (tags.length > 0) said('P', texts.tags(tags), { size: 8.5, color: colors.soft });
  const isOnePage = doc.bufferedPageRange().count === begun;
  doc.y = (isOnePage ? Math.max(doc.y, y + thumbnail.height) : doc.y) + 12;
}

/** The picture of the ad where it is one that can be printed, or its words on a ground. */
function creative(sheet: Sheet, ad: DocumentCard['ad'], y: number, { brand, room }: Means): void {
  const { doc } = sheet;
  const { width: across, height } = thumbnail;
  const image = pictureOf(sheet, ad, room);
  if (!image) {
    sheet.decor(() => {
      doc.roundedRect(page.left, y, across, height, 6).fill(brand.ground);
      const words = { x: page.left + 10, y: y + 10, width: across - 20, height: height - 18 };
      sheet.clipped(ad.headline ?? ad.body, { size: 9, strong: true, color: brand.ink, ...words });
    });
    return;
  }
  const bbox = [page.left, y, page.left + across, y + height] as [number, number, number, number];
  const draw = () => {
    doc.save().roundedRect(page.left, y, across, height, 6).clip();
    doc.image(image as never, page.left, y, { cover: [across, height], align: 'center', valign: 'center' });
    doc.restore();
  };
  sheet.tag('Figure', draw, { alt: texts.picture(printable(ad.advertiser.name)), bbox });
}

function pictureOf(sheet: Sheet, { media }: DocumentCard['ad'], room: Room): object | null {
  const url = media.find((one) => /^data:image\/(png|jpeg);base64,/.test(one.url))?.url;
  if (!url || room.pictures === 0) return null;
  const bytes = logoImage(url);
  if (!bytes || bytes.length > room.bytes) return null;
  room.pictures--;
  room.bytes -= bytes.length;
  try {
    return (sheet.doc as unknown as { openImage(src: Buffer): object }).openImage(bytes);
  } catch {
    return null;
  }
}

const shortened = (body: string): string =>
  body.length > longestBody ? `${body.slice(0, longestBody).toWellFormed().trimEnd()}…` : body;
