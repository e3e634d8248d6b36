import { expect, test } from 'vitest';
import { adsByImageName } from './image-names.ts';

test('an image is of the ads of its name or number, whatever its case, accents, punctuation and extension', () => {
  const named = adsByImageName([
    { adId: '120201', name: 'Vidéo | Soldes | UGC' },
    { adId: '120202', name: 'video soldes ugc' },
    { adId: '120203', name: 'Carrousel v1.5' },
    { adId: '120204', name: '🎉' },
  ]);
  expect(named('VIDEO - Soldes - ugc.PNG')).toEqual(['120201', '120202']);
  expect(named('120203.webp')).toEqual(['120203']);
  expect(named('Carrousel v1.5.jpeg')).toEqual(['120203']);
  expect(named('Carrousel v1.5')).toEqual(['120203']);
  expect(named('Carrousel.png')).toEqual([]);
  expect(named('🎉.png')).toEqual([]);
  expect(named('.png')).toEqual([]);
});
