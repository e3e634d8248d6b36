import type { ReportDocument } from '../../../../shared/analytics/report-data.ts';
import { cautionsOf, factsOf } from '../../../../shared/analytics/report-words.ts';
import { periodText } from '../../../../shared/kernel/day-texts.ts';
import { upperFirst } from '../../../../shared/kernel/first-letter.ts';
import { unbroken } from '../../../../shared/kernel/unbroken.ts';
import { logoImage } from '../../../platform/pdf/logo-image.ts';
import { inner, page, type Sheet, type Style } from '../../../platform/pdf/sheet.ts';
import { type Brand, colors } from '../../../platform/pdf/sheet-colors.ts';

/** How far the facts stand over the foot of the band. */
const overlap = 26;
const logoBox = { width: 132, height: 44, inset: 8 };

/** Who reports what to whom, of which days, and what must be known before the figures are believed. */
export function cover(sheet: Sheet, report: ReportDocument, brand: Brand): void {
  const { doc } = sheet;
  const { name, branding } = report;
  const title = { size: name.length > 60 ? 20 : 27, strong: true, color: brand.ink, gap: 2 } satisfies Style;
  const facts = factsOf(report);
  const hasSender = branding.name !== null || branding.logo !== null;
  const top = hasSender ? 106 : 52;
  const ends = top + sheet.heightOf(unbroken(name), title) + 8 + 18 + (facts.length > 0 ? 26 + overlap : 30);
  sheet.decor(() => doc.rect(0, 0, page.width, ends).fill(brand.ground));
  if (hasSender) sender(sheet, report, brand);
  sheet.tag('H1', () => sheet.write(unbroken(name), { ...title, y: top }));
  const period = upperFirst(periodText(report));
  sheet.tag('P', () => sheet.write(period, { size: 13, color: brand.ink, y: doc.y + 6 }));
  doc.y = ends;
  if (facts.length > 0) factCard(sheet, facts, ends - overlap);
  cautions(sheet, cautionsOf(report), brand);
}

function sender(sheet: Sheet, { branding: { name, logo } }: ReportDocument, brand: Brand): void {
  const { doc } = sheet;
  const y = 36;
  const picture = logoImage(logo);
  const image = picture && opened(sheet, picture);
  let left = page.left;
  if (image) {
    const { width, height, inset } = logoBox;
    const scale = Math.min((width - 2 * inset) / image.width, (height - 2 * inset) / image.height);
    const box = { width: image.width * scale + 2 * inset, bottom: y + height };
    const bbox = [left, y, left + box.width, box.bottom] as [number, number, number, number];
    sheet.tag(
      'Figure',
      () => {
        doc.roundedRect(left, y, box.width, height, 7).fill(colors.paper);
        const place = { x: left + inset, y: y + (height - image.height * scale) / 2 };
        doc.image(image as never, place.x, place.y, { width: image.width * scale, height: image.height * scale });
      },
      { alt: name ? `Logo de ${name}` : 'Logo', bbox },
    );
    left += box.width + 14;
  }
  if (name === null) return;
  const style = { size: 12, strong: true, color: brand.ink, width: page.width - page.left - left };
  const height = sheet.heightOf(name, style);
  sheet.tag('P', () => sheet.write(name, { ...style, x: left, y: y + Math.max(0, (logoBox.height - height) / 2) }));
}

/** A picture as PDFKit reads it; null for a JPEG that it cannot read. */
function opened(sheet: Sheet, bytes: Buffer): { width: number; height: number } | null {
  try {
    const { doc } = sheet;
    return (doc as unknown as { openImage(src: Buffer): { width: number; height: number } }).openImage(bytes);
  } catch {
    return null;
  }
}

const inset = 16;

function factCard(sheet: Sheet, facts: ReturnType<typeof factsOf>, y: number): void {
  const { doc } = sheet;
  const between = 14;
  const width = (inner - 2 * inset - (facts.length - 1) * between) / facts.length;
  const label = { size: 8, color: colors.soft, width };
  const text = { size: 9.5, strong: true, width, gap: 1 };
  const labels = Math.max(...facts.map((fact) => sheet.heightOf(fact.label, label)));
  const texts = facts.map((fact) => upperFirst(fact.text));
  const height = 2 * 13 + labels + 3 + Math.max(...texts.map((one) => sheet.heightOf(one, text)));
  sheet.decor(() => doc.roundedRect(page.left, y, inner, height, 9).fillAndStroke(colors.paper, colors.rule));
  for (const [at, fact] of facts.entries()) {
    const x = page.left + inset + at * (width + between);
    sheet.within('P', () => {
      sheet.tag('Span', () => sheet.write(fact.label, { ...label, x, y: y + 13 }));
      sheet.tag('Span', () => sheet.write(texts[at] ?? '', { ...text, x, y: y + 13 + labels + 3 }));
    });
  }
  doc.y = y + height;
}

function cautions(sheet: Sheet, texts: readonly string[], brand: Brand): void {
  if (texts.length === 0) return;
  const { doc } = sheet;
  const style = { size: 9.5, x: page.left + 14, width: inner - 14, gap: 1.5 };
  doc.y += 14;
  const heights = texts.map((text) => sheet.heightOf(text, style) + 2);
  const [y, height] = [doc.y, heights.reduce((sum, one) => sum + one, 0)];
  sheet.decor(() => doc.roundedRect(page.left, y, 3, height, 1.5).fill(brand.line));
  for (const text of texts) sheet.tag('P', () => sheet.write(text, { ...style, y: doc.y + 1 }));
  doc.y = y + height;
}
