import { buffer } from 'node:stream/consumers';
import { evidenceLine, paperTexts } from '../../../shared/ugc/agreement/paper-texts.ts';
import type { Agreement } from '../../../shared/ugc/agreement.contract.ts';
import { carryColours } from '../../platform/pdf/carry-colours.ts';
import { pageFeet } from '../../platform/pdf/page-feet.ts';
import { rule } from '../../platform/pdf/rule.ts';
import { page, Sheet, type Style } from '../../platform/pdf/sheet.ts';
import { colors } from '../../platform/pdf/sheet-colors.ts';
import { documentParts, type Part } from './document-parts.ts';
import { textTable } from './text-table.ts';

/** What was signed, and what proves it. */
export type Paper = Pick<Agreement, 'html' | 'sha256' | 'annexes' | 'evidence'> & {
  collaborationId: string;
  signedAt: string | null;
};

const body: Style = { size: 9.5, gap: 2 };
const soft: Style = { size: 8, gap: 1, color: colors.soft };

/** A signed document as an A4 PDF: its text, its annexes and its proofs; the very bytes that were signed are attached to it. */
export async function agreementPdf(paper: Paper): Promise<Buffer> {
  const { html, annexes, collaborationId, signedAt } = paper;
  const parts = documentParts(html);
  const title = parts.flatMap((part) => (part.kind === 'title' ? part.text : []))[0] ?? '';
  const sheet = new Sheet({ title: paperTexts.reference(title, collaborationId), author: null, subset: 'PDF/A-3a' });
  carryColours();
  const bytes = buffer(sheet.doc);
  drawParts(sheet, parts, stateOf(paper));
  for (const annex of annexes) {
    sheet.doc.addPage();
    drawParts(sheet, documentParts(annex.html));
  }
  sheet.doc.addPage();
  drawEvidence(sheet, paper);
  const asOf = signedAt ? paperTexts.signed : paperTexts.unsigned;
  pageFeet(sheet, { own: paperTexts.reference(title, collaborationId), asOf });
  attach(sheet, paperTexts.document, html, signedAt);
  for (const [at, annex] of annexes.entries()) attach(sheet, paperTexts.annex(at + 1), annex.html, annex.signedAt);
  sheet.doc.end();
  return bytes;
}

const stateOf = ({ signedAt, annexes }: Paper): string =>
  [
    signedAt ? paperTexts.signed : paperTexts.unsigned,
    ...(annexes.length > 0 ? [paperTexts.annexes(annexes.length)] : []),
  ].join(' · ');

function attach(sheet: Sheet, name: string, html: string, at: string | null): void {
  const on = new Date(at ?? Date.now());
  const told = { name, type: 'text/html', relationship: 'Source', creationDate: on, modifiedDate: on };
  sheet.doc.file(Buffer.from(html), told);
}

function drawParts(sheet: Sheet, parts: readonly Part[], state?: string): void {
  for (const part of parts) {
    if (part.kind === 'table') tabled(sheet, part);
    else drawn[part.kind](sheet, part.text);
    if (part.kind !== 'title') continue;
    if (state) said(sheet, state, { ...soft, size: 9 }, 4);
    sheet.doc.y += 8;
  }
}

const drawn: Record<Exclude<Part['kind'], 'table'>, (sheet: Sheet, text: string) => void> = {
  title: (sheet, text) => sheet.tag('H1', () => sheet.write(text, { size: 20, strong: true })),
  heading,
  item: listed,
  text: (sheet, text) => said(sheet, text, body, 5),
  small: (sheet, text) => said(sheet, text, soft, 3),
};

function tabled(sheet: Sheet, table: { head: string[]; rows: string[][] }): void {
  sheet.skip(6);
  textTable(sheet, table);
  sheet.doc.y += 4;
}

function said(sheet: Sheet, text: string, style: Style, above: number): void {
  sheet.skip(above);
  sheet.tag('P', () => sheet.write(text, style));
}

function heading(sheet: Sheet, text: string): void {
  const style = { size: 12, strong: true };
  sheet.skip(16);
  // With the lines that it stands over.
  sheet.ensure(sheet.heightOf(text, style) + 60);
  sheet.tag('H2', () => sheet.write(text, style));
}

function listed(sheet: Sheet, text: string): void {
  sheet.skip(4);
  const width = page.width - 2 * page.left - 12;
  sheet.ensure(sheet.heightOf(text, { ...body, width }));
  const { y } = sheet.doc;
  sheet.decor(() => sheet.line('•', { ...body, x: page.left, y }));
  sheet.tag('P', () => sheet.write(text, { ...body, x: page.left + 12, y, width }));
}

function drawEvidence(sheet: Sheet, { sha256, annexes, evidence }: Paper): void {
  drawn.title(sheet, paperTexts.evidence);
  said(sheet, evidence.notice, body, 8);
  said(sheet, paperTexts.sha256(sha256), body, 8);
  said(sheet, paperTexts.check(paperTexts.document), soft, 3);
  for (const [at, annex] of annexes.entries()) {
    said(sheet, `${paperTexts.annexTitle(at + 1)}. ${paperTexts.sha256(annex.sha256)}`, body, 8);
    said(sheet, paperTexts.check(paperTexts.annex(at + 1)), soft, 3);
  }
  sheet.doc.y += 12;
  for (const event of evidence.events) proof(sheet, event);
}

function proof(sheet: Sheet, event: Paper['evidence']['events'][number]): void {
  const { at, ip, sentTo, sha256 } = event;
  const facts = [
    paperTexts.at(at),
    ...(sentTo ? [paperTexts.sentTo(sentTo)] : []),
    ...(ip ? [paperTexts.from(ip)] : []),
    ...(sha256 ? [paperTexts.sha256(sha256)] : []),
  ];
  sheet.ensure(86);
  sheet.decor(() => rule(sheet, sheet.doc.y));
  said(sheet, evidenceLine(event), { ...body, strong: true }, 7);
  for (const fact of facts) said(sheet, fact, soft, 1);
  sheet.doc.y += 9;
}
