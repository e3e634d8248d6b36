import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const mozilla = 'Mozilla/5.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome sur Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0.0.0`, 'Edge sur Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} OPR/126.0.0.0`, 'Opera sur Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, 'Safari sur Mac'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox sur Mac'],
  [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox sur Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome sur ChromeOS'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari sur iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome sur iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) ${webkit} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox sur iPad',
  ],
  [`${mozilla} (Linux; Android 10; K) ${chrome.replace('Safari', 'Mobile Safari')}`, 'Chrome sur Android'],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet sur Android',
  ],
  [`${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Mobile/15E148`, 'iPhone'],
  ['curl/8.5.0', 'Appareil inconnu'],
  ['', 'Appareil inconnu'],
  [undefined, 'Appareil inconnu'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
