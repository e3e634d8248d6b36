import {
  blendedBlockTexts,
  blendedCards,
  claimedTogether,
  claimRows,
} from '../../../shared/analytics/blended-block-texts.ts';
import { blendedNotes, claimText } from '../../../shared/analytics/blended-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { dataTable } from './data-table.ts';
import { figureCard, figureCards } from './figure-card.ts';
import { type Html, html } from './html.ts';

type Blended = DocumentBlock & { type: 'blended' };

/** What was sold beside what platforms claim, first in a sentence: their claims are never added without it. */
export function blendedBlock(block: Blended, name: string): Html {
  const claim = claimText(block);
  const nothing = blendedBlockTexts.nothingSold(block);
  const whole = claimedTogether(block);
  const table = dataTable({
    name,
    columns: blendedBlockTexts.platformColumns,
    rows: claimRows(block),
    ...(claim && whole.length > 0 && { whole }),
  });
  return html`${claim && html`<p class="claim"><strong>${claim.said}.</strong> ${claim.means}</p>`}${nothing && html`<p class="claim missing">${nothing}</p>`}${figureCards(blendedCards(block).map((card) => figureCard({ ...card, under: card.under !== null && html`${card.under}` })))}${block.claimed.byPlatform.length > 0 && html`<div class="claims">${table}</div>`}${blendedNotes(block).map((note) => html`<p class="note">${note}</p>`)}`;
}
