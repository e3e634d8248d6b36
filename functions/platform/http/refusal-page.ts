import { pageRefusals } from '../../../shared/kernel/page-refusals.ts';
import type { AppError } from '../app-error.ts';

const style =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#f6f4f0;color:#1d1b19}main{max-width:32rem}h1{font-size:1.625rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 .75rem;text-wrap:balance}p{margin:0;color:#5f5a52}@media (prefers-color-scheme:dark){body{background:#141210;color:#f3eee6}p{color:#aaa296}}';

/** What who has a link sees in place of its page. Nobody's name stands on it: the page was to be its sender's. */
export function refusalPage({ status }: Pick<AppError, 'status'>): string {
  const { title, text } = pageRefusals(status);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
