/** What an address says of the advertiser whose page it is; nothing when it says nothing of one. */
type SaidPage = { pageId?: string; adId?: string; name?: string | undefined };

/** Networks, where the path of an address says whose page it is. */
const networks = /(^|\.)(facebook|fb|instagram|tiktok|linkedin|pinterest|youtube)\.com$/;
const meta = /(^|\.)(facebook|fb)\.com$/;
const number = /^\d{5,20}$/;
/** At the end of the short name of a page that never chose one: `Maison-Verdure-100012345678901`. */
const numberAtEnd = /-(\d{10,20})$/;
/** Steps of a path that name no page. */
const notNames = new Set(['people', 'pages', 'company', 'p', 'pg', 'channel', 'c', 'user', 'profile.php']);
/** Before a country, they are of the ending: `verdure.co.uk`. */
const sharedEndings = new Set(['co', 'com', 'org', 'net', 'gouv', 'asso']);

/**
 * Of Meta's library, the page or the ad that it shows, or the words looked for; of a page of Facebook, its number where the address
 * has it; of another network, what the page is called there; of any other site, its domain.
 */
export function readPageAddress(address: string): SaidPage {
  const url = new URL(address);
  if (!networks.test(url.hostname)) return { name: domainOf(url.hostname) };
  const steps = url.pathname.split('/').filter(Boolean);
  const isMeta = meta.test(url.hostname);
  if (isMeta && steps[0] === 'ads' && steps[1] === 'library') return shownInLibrary(url);
  const [named] = steps.filter((step) => !notNames.has(step));
  const name = named && decoded(named).replace(/^@/, '');
  const pageId = isMeta ? numberIn([url.searchParams.get('id') ?? '', ...steps]) : undefined;
  return pageId ? { pageId } : { name };
}

function shownInLibrary({ searchParams }: URL): SaidPage {
  const [pageId, adId] = [searchParams.get('view_all_page_id') ?? '', searchParams.get('id') ?? ''];
  if (number.test(pageId)) return { pageId };
  return number.test(adId) ? { adId } : { name: searchParams.get('q') ?? undefined };
}

const numberIn = (steps: readonly string[]): string | undefined =>
  steps.find((step) => number.test(step)) ?? steps.map((step) => numberAtEnd.exec(step)?.[1]).find(Boolean);

function domainOf(hostname: string): string | undefined {
  const labels = hostname.split('.').slice(0, -1);
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && sharedEndings.has(last) ? labels.at(-2) : last;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
