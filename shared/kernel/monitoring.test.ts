import { expect, test } from 'vitest';
import { monitoringEnvironment, scrubInside, scrubText } from './monitoring.ts';

test('the stage of production is named production, the others keep their name', () => {
  expect(monitoringEnvironment('prod')).toBe('production');
  expect(monitoringEnvironment('staging')).toBe('staging');
});

test.each([
  ['https://app.fr/reset-password?token=abc123', 'https://app.fr/reset-password'],
  ['GET /api/prospects/search?q=Dupont&page=2 failed', 'GET /api/prospects/search failed'],
  ['/reset-password#token=abc', '/reset-password'],
  ['sent to jean.dupont+crm@agence.fr', 'sent to [email]'],
  ['Bearer eyJhbGciOi.eyJzdWIiOi.SflKxwRJSM', 'Bearer [token]'],
  ['div > button[aria-label="Ouvrir Jean Dupont"]', 'div > button'],
])('%s is scrubbed', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each([
  "Cannot read properties of undefined (reading 'id')",
  'https://app.fr/boards/brd_01J9',
  'div#root > button.mantine-Button',
  'Vraiment ? Oui',
  'array[0]',
  'npm @sentry/core',
])('%s stays as it is', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('every text inside is scrubbed, cycles and all', () => {
  const event: Record<string, unknown> = { breadcrumbs: [{ data: { to: '/ads?q=Dupont' } }], count: 2 };
  event.self = event;
  scrubInside(event);
  expect(event).toMatchObject({ breadcrumbs: [{ data: { to: '/ads' } }], count: 2 });
});

test('a long text costs little', () => {
  const before = process.cpuUsage();
  scrubText('a'.repeat(200_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
