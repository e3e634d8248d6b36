import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { definitionsNote, definitionsOf, definitionsTitle } from '../../../shared/analytics/report-definitions.ts';
import { type Html, html } from './html.ts';

/** What each figure of a report is, and where all of them come from. */
export function definitions(report: ReportDocument): Html | null {
  const all = definitionsOf(report);
  if (all.length === 0) return null;
  const lines = all.map(({ term, text }) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`);
  return html`<section class="definitions"><h2>${definitionsTitle}</h2><dl>${lines}</dl><p class="note">${definitionsNote(report)}</p></section>`;
}
