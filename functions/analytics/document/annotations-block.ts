import { blockTexts } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { dayText } from '../../../shared/kernel/day-texts.ts';
import { unbroken } from '../../../shared/kernel/unbroken.ts';
import { type Html, html } from './html.ts';

type Annotations = DocumentBlock & { type: 'annotations' };

/** What happened, day by day. */
export const annotationsBlock = ({ items }: Annotations): Html =>
  items.length === 0
    ? html`<p class="missing">${blockTexts.noEvent}</p>`
    : html`<dl class="events">${items.map(({ date, text }) => html`<div><dt>${dayText(date)}</dt><dd>${unbroken(text)}</dd></div>`)}</dl>`;
