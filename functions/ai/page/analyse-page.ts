import type { AnalyzedPage } from '../../../shared/ai/analyzed-page.ts';
import type { Evidence } from '../../../shared/ai/evidence.ts';
import { factLabels, pageWarnings } from '../../../shared/ai/page-texts.ts';
import type { AdText } from '../../../shared/rules/copy/analysis.ts';
import { judgePage } from '../../../shared/rules/page/judge-page.ts';
import type { Rewrite } from '../../../shared/rules/page/rewrites.ts';
import type { Fetched } from '../../../shared/rules/page/subject.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import { readPage } from './reading/read-page.ts';

type Given = { html: string; bytes: number; isCut: boolean; fetched: Fetched | null; ad: AdText | null };
type Warning = { code: string; message: string };

const mostH1 = 10;
const longest = { title: 300, description: 600, h1: 300 };
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
  const codes: (keyof typeof pageWarnings)[] = [
    ...(rendered === 'script' ? (['script_page'] as const) : []),
    ...(language === 'other' ? (['not_french'] as const) : []),
    ...(isCut ? (['page_cut'] as const) : []),
    ...(suspicious.length > 0 ? (['suspicious_text'] as const) : []),
  ];
  return codes.map((code) => ({ code, message: pageWarnings[code] }));
}
