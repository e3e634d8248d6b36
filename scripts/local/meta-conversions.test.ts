import { afterAll, expect, it } from 'vitest';
import { startMetaGraph } from './meta-graph.ts';

const graph = await startMetaGraph();
afterAll(graph.stop);

const event = (event_id: string, more: object = {}) => ({
  event_name: 'Lead',
  event_time: Math.floor(Date.now() / 1000),
  event_id,
  action_source: 'email',
  user_data: { em: 'a'.repeat(64) },
  ...more,
});

async function post(data: unknown, more: object = {}, { token = 'EAABanything', pixel = '123456789012345' } = {}) {
  const response = await fetch(`${graph.url}/v26.0/${pixel}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ data, ...more }),
  });
  return { status: response.status, ...(await response.json()) };
}
const idsReceived = () => graph.conversions.events().map(({ event_id }) => event_id);

it('keeps events as they come, with the test code of their call', async () => {
  const [one, two] = [event('one'), event('two')];
  expect(await post([one, two])).toMatchObject({ status: 200, events_received: 2, messages: [] });
  const three = event('three');
  await post([three], { test_event_code: 'TEST1' });
  expect(graph.conversions.events()).toEqual([one, two, { ...three, test_event_code: 'TEST1' }]);
});

it('takes nothing of a batch where one event is bad', async () => {
  const bad: [object, number][] = [
    [{ event_time: 1 }, 2804003],
    [{ user_data: { em: 'camille@exemple.fr' } }, 2804007],
    [{ user_data: {} }, 2804050],
    [{ action_source: 'website' }, 2804050],
    [{ event_name: 'Purchase' }, 2804017],
    [{ event_name: 'Refused' }, 2804007],
  ];
  const before = idsReceived();
  for (const [more, subcode] of bad) {
    const { status, error } = await post([event('good'), event('bad', more)]);
    expect([status, error.code, error.error_subcode]).toEqual([400, 100, subcode]);
  }
  expect((await post([])).error.code).toBe(100);
  expect((await post(Array.from({ length: 1_001 }, () => event('many')))).error.code).toBe(100);
  expect(idsReceived()).toEqual(before);
});

it('refuses a token, a number or a pace as Meta does', async () => {
  expect((await post([event('x')], {}, { token: 'EAABexpired' })).error.code).toBe(190);
  expect((await post([event('x')], {}, { token: 'EAABthrottled' })).error.code).toBe(4);
  expect((await post([event('x')], {}, { pixel: '12' })).error.error_subcode).toBe(33);
  expect((await post([event('x')], { access_token: 'EAABbody' })).status).toBe(200);
});
