import { dayText } from '../../kernel/day-texts.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import { moneyText } from './agreement-words.ts';
import type { Clause } from './clauses.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Signs that turn a text around, or cannot be seen: what is signed is what is read. */
const unseen = /[\p{Cf}\u2028\u2029]/gu;
export const safe = (text: string): string =>
  text.replace(unseen, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const paragraph = (text: string): string => `<p>${safe(text)}</p>`;
const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul>`;

function tableHtml({ head, rows }: NonNullable<Clause['table']>): string {
  const row = (cells: string[], cell: (text: string) => string) => `<tr>${cells.map(cell).join('')}</tr>`;
  return `<table><thead>${row(head, (text) => `<th scope="col">${safe(text)}</th>`)}</thead><tbody>${rows.map((cells) => row(cells, (text) => `<td>${safe(text)}</td>`)).join('')}</tbody></table>`;
}

export function clauseHtml(
  id: string,
  number: number,
  { title, article, paragraphs, items = [], table }: Clause,
): string {
  const [first = '', ...rest] = paragraphs;
  return [
    `<section data-clause="${id}"><h2>${number}. ${safe(title)}</h2>`,
    first && paragraph(first),
    table ? tableHtml(table) : '',
    rest.map(paragraph).join(''),
    list(items),
    `<p><small>${safe(article)}</small></p></section>`,
  ].join('');
}

/** The orders that a contract covers with itself. */
export function earlierHtml({ annex }: Pick<AgreementFacts, 'annex'>): string {
  if (annex.length === 0) return '';
  const rows = annex.map(({ collaborationId, on, amount }) => [collaborationId, dayText(on), moneyText(amount)]);
  return `<section data-annex="earlier"><h2>Annexe\u00a0: commandes antérieures</h2>${paragraph('Les commandes ci-dessous ont été acceptées plus tôt dans l’année, pour le même annonceur et le même objectif. Le contrat les couvre aussi\u00a0: ses clauses s’y appliquent.')}${tableHtml({ head: ['Référence', 'Acceptée le', 'Montant et avantages, hors taxes'], rows })}</section>`;
}
