import { blockTexts } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { blockTitle, cautionsOf, factsOf } from '../../../shared/analytics/report-words.ts';
import { isEmptyBlock, toldBlocks } from '../../../shared/analytics/told-blocks.ts';
import { dayText, periodText } from '../../../shared/kernel/day-texts.ts';
import { upperFirst } from '../../../shared/kernel/first-letter.ts';
import { unbroken } from '../../../shared/kernel/unbroken.ts';
import { annotationsBlock } from './annotations-block.ts';
import { blendedBlock } from './blended-block.ts';
import { breakdownBlock } from './breakdown-block.ts';
import { compareBlock } from './compare-block.ts';
import { creativesBlock } from './creatives-block.ts';
import { definitions } from './definitions.ts';
import { figuresBlock } from './figures-block.ts';
import { funnelBlock } from './funnel-block.ts';
import { Html, html } from './html.ts';
import { pacingBlock } from './pacing-block.ts';
import { pageColors } from './page-colors.ts';
import { pageSheet } from './page-sheet.ts';
import { textBlock } from './text-block.ts';
import { timeseriesBlock } from './timeseries-block.ts';

/**
 * A report as a whole page: no script, nothing from elsewhere; whatever people wrote in it is shown as text. To those who make
 * it, a block that readers will not get says so in its place.
 */
export function reportPage(report: ReportDocument, { isPreview = false } = {}): string {
  const { name, branding, campaigns } = report;
  const title = branding.name ? `${name} · ${branding.name}` : name;
  const blocks = isPreview && campaigns > 0 ? report.blocks : toldBlocks(report);
  const style = new Html(`<style>${pageColors(branding.color)}${pageSheet}</style>`);
  return html`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,">${style}</head><body><header class="top"><div class="in">${sender(report)}<h1>${unbroken(name)}</h1><p>${upperFirst(periodText(report))}</p></div></header><main class="in">${trust(report)}${blocks.map((block) => section(block, report))}${campaigns > 0 && definitions(report)}</main><footer class="in">${branding.footer && html`<p>${unbroken(branding.footer)}</p>`}<p>Chiffres lus le ${dayText(report.asOf)}.</p></footer></body></html>`
    .source;
}

function sender({ branding: { name, logo } }: ReportDocument): Html | null {
  if (!name && !logo) return null;
  return html`<div class="from">${logo && html`<img src="${logo}" alt="${name ?? 'Logo'}">`}${name && html`<span>${name}</span>`}</div>`;
}

function trust(report: ReportDocument): Html {
  const facts = factsOf(report);
  const cautions = cautionsOf(report);
  const list = facts.map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`);
  return html`${facts.length > 0 && html`<dl class="facts card">${list}</dl>`}${cautions.length > 0 && html`<div class="cautions card"><ul>${cautions.map((caution) => html`<li>${caution}</li>`)}</ul></div>`}`;
}

function section(block: DocumentBlock, report: ReportDocument): Html {
  const title = blockTitle(block);
  const isLong = (block.type === 'breakdown' || block.type === 'pacing') && block.lines.length > longLines;
  const kind = block.type === 'text' ? 'text' : isLong || block.type === 'annotations' ? 'long' : 'whole';
  return html`<section class="${kind}">${title !== null && html`<h2>${unbroken(title)}</h2>`}${shown(block, title ?? '', report)}${isEmptyBlock(block) && html`<p class="note">${blockTexts.leftOut}</p>`}</section>`;
}

/** More lines than a table keeps together on a sheet of paper. */
const longLines = 14;

function shown(block: DocumentBlock, title: string, report: ReportDocument): Html {
  switch (block.type) {
    case 'figures':
      return figuresBlock(block, report.currency);
    case 'timeseries':
      return timeseriesBlock(block, title, report);
    case 'breakdown':
      return breakdownBlock(block, title, report.currency);
    case 'pacing':
      return pacingBlock(block, title, report);
    case 'funnel':
      return funnelBlock(block, report);
    case 'blended':
      return blendedBlock(block, title);
    case 'compare':
      return compareBlock(block, report.currency);
    case 'creatives':
      return creativesBlock(block, title, report.currency);
    case 'annotations':
      return annotationsBlock(block);
    case 'text':
      return textBlock(block);
  }
}
