import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waits } from '../functions/webhooks/delivery/retry-plan.ts';
import { webhookEvents } from '../shared/webhooks/webhook-events.ts';
import { isOwnHeader, webhookLimits } from '../shared/webhooks/webhooks.rules.ts';

/** What agencies read: it must not fall behind the code. */
const guide = readFileSync(join(import.meta.dirname, '..', 'docs', 'webhooks.md'), 'utf8').replace(
  /[\u00a0\u202f]/g,
  ' ',
);

const cellsOf = (row: string) => (guide.split('\n').find((line) => line.startsWith(row)) ?? '').split('|').slice(2, -1);

test('the guide tells every event, in the words of the page', () => {
  for (const [name, { description }] of Object.entries(webhookEvents))
    expect(cellsOf(`| \`${name}\``).join('').replaceAll('`', '').trim()).toBe(description);
});

test('the guide gives the schedule of the retries', () => {
  const units: Record<string, number> = { s: 1, min: 60, h: 3600 };
  const told = cellsOf('| Attente avant elle').map((cell) => {
    const [count, unit = 's'] = cell.trim().split(' ');
    return count === 'aucune' ? 0 : Number(count) * (units[unit] ?? Number.NaN);
  });
  expect(told).toEqual([...waits]);
});

test('the headers that the guide reserves are those that are refused', () => {
  const [, sentence = ''] = /Sont réservés : ([\s\S]*?), et tout ce qui commence par/.exec(guide) ?? [];
  const [, prefixes = ''] = /et tout ce qui commence par\s([\s\S]*?)\.\n/.exec(guide) ?? [];
  const ticked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(ticked(sentence).length).toBeGreaterThan(10);
  for (const name of [...ticked(sentence), ...ticked(prefixes).map((prefix) => `${prefix}x`)])
    expect(isOwnHeader(name), name).toBe(true);
});

test('the limits that the guide spells out are those of the code', () => {
  const { payloadBytes, headerName, headerValue, addressLength, ...counts } = webhookLimits;
  expect(guide).toContain(`Il fait ${payloadBytes / 1024} Ko au plus.`);
  expect(guide).toContain('de 2 048 caractères au plus');
  expect(guide).toContain('de 100 caractères au plus');
  expect(guide).toContain('de 1 000 caractères au plus');
  expect({ addressLength, headerName, headerValue }).toEqual({
    addressLength: 2_048,
    headerName: 100,
    headerValue: 1_000,
  });
  expect(counts).toEqual({ webhooks: 50, headers: 10, livingSecrets: 10, logDays: 30 });
});
