import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

describe('normalizeEmail', () => {
  it.each([
    ['  Zoe@Agence.FR ', 'zoe@agence.fr'],
    ['prenom.nom+pub@exemple.co.uk', 'prenom.nom+pub@exemple.co.uk'],
    ['\u212Aelvin@x.fr', 'kelvin@x.fr'],
    ["o'neil@exemple.fr", "o'neil@exemple.fr"],
    ['zoe@café.fr', 'zoe@xn--caf-dma.fr'],
    ['zoe@XN--CAF-DMA.fr', 'zoe@xn--caf-dma.fr'],
    [`${'a'.repeat(64)}@x.fr`, `${'a'.repeat(64)}@x.fr`],
  ])('writes %j as %j', (raw, normalized) => {
    expect(normalizeEmail(raw)).toBe(normalized);
  });

  it.each([
    '',
    'x',
    '@x.fr',
    'x@',
    'x@y',
    'a@b@c.fr',
    '.a@x.fr',
    'a..b@x.fr',
    'a@x..fr',
    'a@-x.fr',
    'a b@x.fr',
    'a@x.fr\nbcc:b@x.fr',
    'a@x.fr, b@x.fr',
    'a\u200B@x.fr',
    'a@x\u200B.fr',
    'é@x.fr',
    'ı@x.fr',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@x.fr/../y',
    'a@x.fr:25',
    `${'a'.repeat(65)}@x.fr`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.fr`,
  ])('refuses %j', (raw) => {
    expect(normalizeEmail(raw)).toBeNull();
  });

  it('is a fixed point, fits in a header and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (raw) => {
        const once = normalizeEmail(raw);
        if (once === null) return;
        expect(normalizeEmail(once)).toBe(once);
        expect(once).toMatch(/^[\x21-\x7e]{3,254}$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('comes to an end on a long hostile text', () => {
    const texts = [`${'a.'.repeat(50_000)}@`, `a@${'b.'.repeat(50_000)}`, `${'!'.repeat(100_000)}@x.fr`];
    expect(texts.map(normalizeEmail)).toEqual([null, null, null]);
  });
});
