import { clauseHtml, earlierHtml, paragraph } from './agreement-blocks.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import {
  agreementPreamble,
  agreementTitle,
  agreementVersion,
  clauseIds,
  clausesOf,
  signatureNotice,
} from './clauses.ts';

/** The document that is read and signed: the same facts give the same bytes. */
export function agreementHtml(facts: AgreementFacts): string {
  const clauses = clausesOf(facts);
  return [
    `<article lang="fr" data-agreement="${facts.level}" data-version="${agreementVersion}">`,
    `<h1>${agreementTitle(facts)}</h1>`,
    agreementPreamble(facts).map(paragraph).join(''),
    clauseIds.map((id, at) => clauseHtml(id, at + 1, clauses[id])).join(''),
    earlierHtml(facts),
    `<footer>${paragraph(signatureNotice)}</footer></article>`,
  ].join('');
}
