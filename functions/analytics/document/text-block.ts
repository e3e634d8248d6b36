import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { unbroken } from '../../../shared/kernel/unbroken.ts';
import { type Html, html } from './html.ts';

type Text = DocumentBlock & { type: 'text' };

/** As it was typed: an empty line makes a paragraph, a single one breaks. */
export const textBlock = ({ text }: Text): Html =>
  html`<div class="text">${unbroken(text)
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${paragraph.trim().split('\n').map(lineOf)}</p>`)}</div>`;

const lineOf = (line: string, at: number): Html => html`${at > 0 && html`<br>`}${line}`;
