import type { AnalyzedPage } from '../../../shared/ai/analyzed-page.ts';
import type { Evidence } from '../../../shared/ai/evidence.ts';
import type { AdText } from '../../../shared/rules/copy/analysis.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import { judgePage } from './judging/judge-page.ts';
import type { Rewrite } from './judging/rewrites.ts';
import type { Fetched } from './judging/subject.ts';
import { readPage } from './reading/read-page.ts';

type Given = { html: string; bytes: number; isCut: boolean; fetched: Fetched | null; ad: AdText | null };
type Warning = { code: string; message: string };

const mostH1 = 10;
const longest = { title: 300, description: 600, h1: 300 };
const factLabels = {
  benefit: 'Bénéfice',
  feature: 'Caractéristique',
  proof: 'Preuve',
  offer: 'Offre',
  price: 'Prix',
  objection: 'Objection levée',
} as const;

/** All that is said of a page, and the sentences of it that this rests on. */
export function analysePage({ html, bytes, isCut, fetched, ad }: Given): {
  output: AnalyzedPage;
  evidence: Evidence[];
  warnings: Warning[];
} {
  const page = readPage(html);
  const { facts, rewrites, language, ...judged } = judgePage(page, bytes, fetched, ad);
  const evidence = new EvidenceList();
  const ref = fetched?.finalUrl ?? null;
  const ids = new Map<string, string>();
  const idOf = (label: string, quote: string): string => {
    const id = ids.get(quote) ?? evidence.add({ type: 'page', ref, path: `texts.${ids.size}`, label, quote });
    ids.set(quote, id);
    return id;
  };
  const shown = (rewrite: Rewrite | null) =>
    rewrite && {
      before: rewrite.before,
      after: rewrite.after,
      why: rewrite.why,
      evidenceIds: [idOf('Texte de la page', rewrite.source)],
    };
  const output: AnalyzedPage = {
    page: {
      url: fetched?.url ?? null,
      finalUrl: ref,
      status: fetched?.status ?? null,
      redirects: fetched?.redirects ?? null,
      bytes,
      title: page.title.slice(0, longest.title),
      metaDescription: page.description.slice(0, longest.description),
      h1: page.headings
        .filter(({ level, text }) => level === 1 && text !== '')
        .slice(0, mostH1)
        .map(({ text }) => text.slice(0, longest.h1)),
      lang: page.lang,
      words: page.words,
      rendered: page.rendered,
    },
    ...judged,
    facts: facts.map(({ kind, text }) => ({ kind, text, evidenceId: idOf(factLabels[kind], text) })),
    rewrites: { title: shown(rewrites.title), h1: shown(rewrites.h1), callToAction: shown(rewrites.callToAction) },
  };
  return {
    output,
    evidence: evidence.all,
    warnings: warningsOf(page.rendered, language, isCut || page.isCut, judged.suspicious),
  };
}

function warningsOf(
  rendered: AnalyzedPage['page']['rendered'],
  language: 'fr' | 'other' | 'unknown',
  isCut: boolean,
  suspicious: readonly string[],
): Warning[] {
  const warnings: Warning[] = [];
  if (rendered === 'script')
    warnings.push({
      code: 'script_page',
      message:
        'Cette page est construite par un script dans le navigateur\u00a0: presque rien n’est dans le HTML reçu. Ouvrez-la, copiez le HTML affiché et collez-le ici.',
    });
  if (language === 'other')
    warnings.push({
      code: 'not_french',
      message: 'Cette page ne semble pas être en français\u00a0: l’analyse est partielle.',
    });
  if (isCut) warnings.push({ code: 'page_cut', message: 'La page est très longue\u00a0: seul son début a été lu.' });
  if (suspicious.length > 0)
    warnings.push({
      code: 'suspicious_text',
      message: 'Des phrases de cette page s’adressent à une machine\u00a0: elles ne comptent pour rien.',
    });
  return warnings;
}
