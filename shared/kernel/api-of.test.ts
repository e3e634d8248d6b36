import { expect, it } from 'vitest';
import { apiAddresses, apiOf } from './api-of.ts';

it.each([
  ['/api/ads', 'main'],
  ['/api/ai/generations/{id}', 'ai'],
  ['/api/aide', 'main'],
  ['/api/campaigns/{id}/alerts', 'campaigns'],
  ['/api/settings/integrations/ai', 'main'],
  ['/api/ugc', 'ugc'],
  ['/api/ugc/campaigns/{id}', 'ugc'],
  ['/api/ugc/space', 'space'],
  ['/api/ugc/space/collaborations/{id}', 'space'],
  ['/api/ugc/open/{token}', 'space'],
  ['/api/ugc/spaces', 'ugc'],
  ['/api/ugcs', 'main'],
  ['/api/admin', 'admin'],
  ['/api/admin/webhooks/{id}', 'admin'],
  ['/api/administrators', 'main'],
  ['/api/boards/{id}/admin/ugc', 'main'],
] as const)('%s is served by the API %s', (path, api) => {
  expect(apiOf({ path })).toBe(api);
});

it('looks at what is narrower first', () => {
  expect(apiAddresses.map(({ api }) => api).at(-1)).toBe('main');
  expect(apiAddresses.flatMap(({ patterns }) => patterns)).toContain('/api/ugc/*');
});
