import { afterAll, expect, it } from 'vitest';
import { startMetaGraph } from './meta-graph.ts';

const library = await startMetaGraph();
afterAll(library.stop);

const pages = { search_page_ids: '12,34', ad_reached_countries: '["FR"]', limit: '50' };

async function ask(params: Record<string, string>, token = 'EAABanything') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${library.url}/v26.0/ads_archive?${new URLSearchParams(params)}`, { headers });
  return { status: response.status, ...(await response.json()) };
}

it('gives each ad once, page by page, always the same that day', async () => {
  const read = async () => {
    const ids: string[] = [];
    for (let after = ''; ; ) {
      const { data, paging } = await ask({ ...pages, ...(after && { after }) });
      if (data.length === 0) return ids;
      ids.push(...data.map((ad: { id: string }) => ad.id));
      after = paging.cursors.after;
    }
  };
  const ids = await read();
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
  expect(await read()).toEqual(ids);
});

it('has running and stopped ads that say the words searched', async () => {
  const { data } = await ask({ search_terms: 'Thé vert', ad_reached_countries: '["FR"]', limit: '200' });
  const stopped = data.filter((ad: object) => 'ad_delivery_stop_time' in ad);
  expect(stopped.length).toBeGreaterThan(10);
  expect(stopped.length).toBeLessThan(data.length - 10);
  for (const ad of data) expect(ad.ad_creative_bodies[0]).toContain('thé vert');
});

it('refuses as Meta does', async () => {
  const { search_page_ids, ...nothing } = pages;
  expect((await ask(pages, 'expired-1')).error.code).toBe(190);
  expect((await ask(pages, 'x')).error.code).toBe(190);
  expect((await ask(nothing)).error.code).toBe(100);
  expect((await ask({ search_page_ids, limit: '1' })).error.code).toBe(100);
  expect((await ask({ ...pages, search_page_ids: '1,2,3,4,5,6,7,8,9,10,11' })).error.code).toBe(100);
});
