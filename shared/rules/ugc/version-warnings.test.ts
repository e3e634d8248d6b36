import { expect, it } from 'vitest';
import { type Measured, playableOf, warningsOf } from './version-warnings.ts';

const film: Measured = {
  contentType: 'video/mp4',
  durationSeconds: 31,
  width: 1080,
  height: 1920,
  videoCodec: 'h264',
  audioCodec: 'aac',
};
const ask = { durationSeconds: 30, ratio: '9:16' } as const;
const codes = (change: Partial<Measured>, asked: Parameters<typeof warningsOf>[1] = ask) =>
  warningsOf({ ...film, ...change }, asked).map(({ code }) => code);

it('says nothing of a film as it was asked, within two seconds or a tenth', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ durationSeconds: 32 })).toEqual([]);
  expect(codes({ durationSeconds: 65 }, { durationSeconds: 60, ratio: '9:16' })).toEqual([]);
  expect(codes({ durationSeconds: null, width: null, height: null })).toEqual([]);
});

it('tells what is otherwise', () => {
  expect(codes({ durationSeconds: 34 })).toEqual(['duration']);
  expect(codes({ width: 1920, height: 1080 })).toEqual(['ratio']);
  expect(codes({ width: 540, height: 960 })).toEqual(['resolution']);
  expect(codes({ videoCodec: 'hevc' })).toEqual(['codec']);
  expect(codes({ audioCodec: null })).toEqual(['no_audio']);
  expect(codes({ contentType: 'image/png', videoCodec: null, audioCodec: null, durationSeconds: null })).toEqual([]);
});

it('knows which films browsers show', () => {
  expect(playableOf(film)).toBe('everywhere');
  expect(playableOf({ ...film, contentType: 'video/quicktime' })).toBe('some_browsers');
  expect(playableOf({ ...film, contentType: 'video/webm', videoCodec: 'vp9' })).toBe('some_browsers');
  expect(playableOf({ ...film, videoCodec: 'prores' })).toBe('no');
  expect(playableOf({ ...film, contentType: 'application/zip', videoCodec: null })).toBe('no');
});
