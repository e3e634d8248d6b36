import { oneLine } from '../../../../shared/rules/page/one-line.ts';
import type { PageRead } from '../../../../shared/rules/page/page-read.ts';
import type { Attributes } from './html-events.ts';

type Head = Pick<PageRead, 'description' | 'canonical' | 'viewport' | 'openGraph' | 'hasIcon' | 'lang' | 'jsonLdTypes'>;

const longest = 1_000;

/** What a page says of itself to browsers, search engines and networks. */
export function headReader() {
  const head: Head = {
    description: '',
    canonical: null,
    viewport: null,
    openGraph: { title: '', description: '', image: '', siteName: '' },
    hasIcon: false,
    lang: null,
    jsonLdTypes: [],
  };
  const readMeta = (attributes: Attributes) => {
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
    const content = oneLine((attributes.get('content') ?? '').slice(0, longest));
    if (name === 'description') head.description ||= content;
    if (name === 'viewport') head.viewport ??= content;
    if (name === 'og:title') head.openGraph.title ||= content;
    if (name === 'og:description') head.openGraph.description ||= content;
    if (name === 'og:image' || name === 'og:image:url') head.openGraph.image ||= content;
    if (name === 'og:site_name') head.openGraph.siteName ||= content;
  };
  const readLink = (attributes: Attributes) => {
    const kinds = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    const href = attributes.get('href')?.trim();
    if (!href) return;
    if (kinds.includes('canonical')) head.canonical ??= href.slice(0, longest);
    if (kinds.includes('icon') || kinds.includes('apple-touch-icon')) head.hasIcon = true;
  };
  return {
    head,
    open(name: string, attributes: Attributes) {
      if (name === 'html') head.lang ??= attributes.get('lang')?.trim().slice(0, 35) || null;
      if (name === 'meta') readMeta(attributes);
      if (name === 'link') readLink(attributes);
    },
    readJsonLd(script: string) {
      for (const [, type] of script.matchAll(/"@type"\s*:\s*"([A-Za-z]{1,60})"/g)) {
        if (head.jsonLdTypes.length >= 30) return;
        if (type && !head.jsonLdTypes.includes(type)) head.jsonLdTypes.push(type);
      }
    },
  };
}
