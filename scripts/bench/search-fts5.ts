import Database from 'libsql';
import { type CatalogueAd, reachEstimate } from '../../functions/ads/engine/catalogue-ad.ts';
import { dayNumber, noEnd } from '../../functions/ads/engine/days.ts';
import { type BenchQuery, pageLimit } from './search-queries.ts';
import { benchToday } from './synthetic-ads.ts';

const facets = ['platform', 'format', 'country', 'language', 'industry', 'callToAction', 'advertiser'];
const columns = [...facets, 'starts', 'ends', 'reach'].join(', ');

/** A set of values as one text that LIKE can search: `,facebook,instagram,`. */
const set = (values: readonly string[]) => `,${[...values].sort().join(',')},`;

/** Texts in FTS5, without their copy; what is filtered, counted and sorted in a narrow table; ads in one of their own. */
export function buildFts5(ads: Iterable<CatalogueAd>, file: string): void {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  database.exec(`
    CREATE VIRTUAL TABLE texts USING fts5(advertiser, headline, body, description,
      content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
    CREATE TABLE ads(number INTEGER PRIMARY KEY, ${columns});
    CREATE TABLE cards(number INTEGER PRIMARY KEY, card TEXT);
    BEGIN`);
  const addText = database.prepare(
    'INSERT INTO texts(rowid, advertiser, headline, body, description) VALUES(?,?,?,?,?)',
  );
  const addAd = database.prepare(`INSERT INTO ads(number, ${columns}) VALUES(?,?,?,?,?,?,?,?,?,?,?)`);
  const addCard = database.prepare('INSERT INTO cards(number, card) VALUES(?,?)');
  let number = 0;
  for (const ad of ads) {
    number++;
    addText.run(number, ad.advertiser.name, ad.headline, ad.body, ad.description);
    addAd.run(
      ...[number, set(ad.platforms), ad.format, set(ad.countries), set(ad.languages), ad.industry, ad.callToAction],
      ...[ad.advertiser.id, dayNumber(ad.startedAt), ad.endedAt === null ? noEnd : dayNumber(ad.endedAt)],
      reachEstimate(ad),
    );
    addCard.run(number, JSON.stringify(ad));
  }
  database.exec("COMMIT; INSERT INTO texts(texts) VALUES('optimize'); ANALYZE");
  database.close();
}

const today = dayNumber(benchToday);
const orders = {
  relevance: 'score, starts DESC',
  newest: 'starts DESC',
  oldest: 'starts',
  longest_running: `min(ends, ${today}) - starts DESC`,
  reach: 'reach DESC',
};

/**
 * The same search in SQL: what the text finds and what refuses it once in a table, then a count for each facet. Joins
 * are `CROSS`, so that SQLite keeps their order: left to choose, it reads whole tables.
 */
export function openFts5(file: string): (query: BenchQuery) => number {
  const database = new Database(file);
  database.exec(`PRAGMA temp_store = MEMORY; PRAGMA cache_size = -64000;
    CREATE TEMP TABLE found(number INTEGER PRIMARY KEY, ${columns}, score, first, second)`);
  return ({ words, exact, filters, sort }) => {
    const tests = Object.entries(filters).map(([name, value]) => ({ name, test: filterSql(name, value) }));
    const [first = '1', second = '1'] = tests.map(({ test }) => test);
    const score = sort === 'relevance' && words.length > 0 ? 'bm25(texts, 3, 3, 1, 0.6)' : '0';
    const source =
      words.length > 0 ? 'texts CROSS JOIN ads ON ads.number = texts.rowid WHERE texts MATCH ?' : "ads WHERE '' = ?";
    const typed = words.map((word, at) => `"${word}"${exact || at < words.length - 1 ? '' : '*'}`).join(' ');
    database.exec('DELETE FROM found');
    database
      .prepare(
        `INSERT INTO found SELECT ads.number, ${columns.replace('advertiser', 'ads.advertiser')}, ${score}, ${first}, ${second} FROM ${source}`,
      )
      .run(typed);
    const count = database.prepare('SELECT count(*) AS total FROM found WHERE first AND second').get() as {
      total: number;
    };
    for (const facet of facets) {
      const others = tests.map(({ name }, at) => (name === facet ? '1' : (['first', 'second'][at] ?? '1')));
      const kept = others.length > 0 ? others.join(' AND ') : '1';
      database
        .prepare(
          `SELECT ${facet}, count(*) AS ads FROM found WHERE ${kept} GROUP BY ${facet} ORDER BY ads DESC LIMIT 300`,
        )
        .all();
    }
    const cards = database
      .prepare(
        `SELECT card FROM found CROSS JOIN cards USING (number) WHERE first AND second ORDER BY ${orders[sort]}, number LIMIT ${pageLimit}`,
      )
      .all() as { card: string }[];
    for (const { card } of cards) JSON.parse(card);
    return count.total;
  };
}

function filterSql(name: string, value: unknown): string {
  const values = [value].flat().map(String);
  if (name === 'active') return `(starts <= ${today} AND ends >= ${today}) = ${value ? 1 : 0}`;
  if (name === 'from') return `ends >= ${dayNumber(String(value))}`;
  if (name === 'platform' || name === 'country')
    return `(${values.map((one) => `${name} LIKE '%,${one},%'`).join(' OR ')})`;
  return `coalesce(${name} IN (${values.map((one) => `'${one}'`).join(', ')}), 0)`;
}
