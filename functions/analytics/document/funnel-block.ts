import { adLines, crmLines, type FunnelLine, funnelTexts } from '../../../shared/analytics/funnel-texts.ts';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { bar } from './bar.ts';
import { dataTable } from './data-table.ts';
import { type Html, html } from './html.ts';

type Funnel = DocumentBlock & { type: 'funnel' };
type About = Pick<ReportDocument, 'asOf' | 'currency'>;

/** The steps of the ads, then those of the prospects; the part that passed is drawn under their names. */
export function funnelBlock(block: Funnel, { asOf, currency }: About): Html {
  const { adColumns, ads, rates } = funnelTexts;
  const steps = dataTable({ name: ads, columns: adColumns, rows: adLines(block).map(rowOf) });
  return html`${steps}<p class="note">${rates}</p>${block.crm && prospects(block.crm, { asOf, currency })}`;
}

function prospects(crm: NonNullable<Funnel['crm']>, { asOf, currency }: About): Html {
  if (crm[0]?.count === 0) return html`<p class="note">${funnelTexts.noProspect}</p>`;
  const rows = crmLines(crm, currency).map(rowOf);
  const table = dataTable({ name: funnelTexts.crm, columns: funnelTexts.crmColumns, rows });
  return html`<h3>${funnelTexts.crm}</h3>${table}<p class="note">${funnelTexts.prospects(asOf)}</p>`;
}

const rowOf = ({ cells: [name = '', ...others], share, small }: FunnelLine): (Html | string)[] => [
  html`${name}${share !== null && bar([{ share, as: 'part' }])}${small !== undefined && html`<small>${small}</small>`}`,
  ...others,
];
