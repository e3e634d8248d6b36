import {
  adNotes,
  adRows,
  type CreativeRow,
  claimOfAds,
  creativesBlockTexts,
  groupNotes,
  groupRows,
  noAdText,
} from '../../../shared/analytics/creatives-block-texts.ts';
import type { DocumentBlock } from '../../../shared/analytics/report-data.ts';
import { bar } from './bar.ts';
import { dataTable } from './data-table.ts';
import { type Html, html } from './html.ts';

type Creatives = DocumentBlock & { type: 'creatives' };

/** How many ads win and by which rule, the best of them, and what their names have in common. */
export function creativesBlock(block: Creatives, name: string, currency: string | null): Html {
  const none = noAdText(block);
  const claim = claimOfAds(block, currency);
  const rows = adRows(block, currency).map((row) => rowOf(row));
  const ads =
    claim &&
    html`<p class="claim"><strong>${claim.said}</strong> ${claim.means}</p>${dataTable({ name, columns: creativesBlockTexts.adColumns(block), rows })}`;
  return html`${none !== null && html`<p class="missing">${none}</p>`}${ads}${notes(adNotes(block))}${block.groups.length > 0 && groups(block, currency)}${notes(groupNotes(block))}`;
}

function groups(block: Creatives, currency: string | null): Html {
  const name = creativesBlockTexts.groups(block);
  const rows = groupRows(block, currency).map((row) => rowOf(row, row.share));
  return html`<h3>${name}</h3>${dataTable({ name, columns: creativesBlockTexts.groupColumns(block), rows })}`;
}

const notes = (all: readonly string[]): Html[] => all.map((note) => html`<p class="note">${note}</p>`);

const rowOf = ({ cells: [name = '', ...others], small }: CreativeRow, share: number | null = null) => [
  html`${name}${share !== null && bar([{ share, as: 'part' }])}${small !== '' && html`<small>${small}</small>`}`,
  ...others,
];
