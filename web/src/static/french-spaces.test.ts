import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

test.each([
  ['<p>Vraiment ?</p>', '<p>Vraiment\u202f?</p>'],
  ['<p>Non ; oui !</p>', '<p>Non\u202f; oui\u202f!</p>'],
  ['<p>Ainsi : « oui »</p>', '<p>Ainsi\u00a0: «\u00a0oui\u00a0»</p>'],
  ['<p>29 € et 99,9 %</p>', '<p>29\u00a0€ et 99,9\u00a0%</p>'],
  ['<p>1 000 prospects, 10 000</p>', '<p>1\u202f000\u00a0prospects, 10\u202f000</p>'],
  ['<p>14 jours</p>', '<p>14\u00a0jours</p>'],
  ['<p>Par e-mail, ci-après</p>', '<p>Par e-\u2060mail, ci-\u2060après</p>'],
  ['<p>le 21 novembre 2026</p>', '<p>le 21 novembre 2026</p>'],
  ['<code>a ? b : c</code>', '<code>a ? b : c</code>'],
  ['<pre><code>a ; b</code></pre> fin !', '<pre><code>a ; b</code></pre> fin\u202f!'],
  ['<p title="Oui ?">a<br/>b !</p>', '<p title="Oui ?">a<br/>b\u202f!</p>'],
])('%s', (html, spaced) => {
  expect(frenchSpaces(html)).toBe(spaced);
});
