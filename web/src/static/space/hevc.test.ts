import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isHevc } from './hevc.ts';
import { playableFilm } from './playable-film.ts';

const fileOf = (name: string): File =>
  new File([new Uint8Array(readFileSync(join(process.cwd(), 'functions/ugc/media/testing', name)))], name);

const converterAt = (address: string): void => {
  document.body.innerHTML = `<script type="text/plain" data-converter="${address}"></script>`;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('a film that most computers do not play is told by its container, and nothing else is taken for one', async () => {
  const told = ['hevc.mp4', 'h264.mp4', 'turned.mov', 'vp9.webm', 'tone.mp3'].map((name) => isHevc(fileOf(name)));
  expect(await Promise.all(told)).toEqual([true, false, false, false, false]);
  const hvc1 = new TextEncoder().encode('hvc1');
  const lies = [new Uint8Array(), new Uint8Array(40), new Uint8Array([0, 0, 0, 4, ...hvc1, 0, 0, 0, 0])];
  expect(await Promise.all(lies.map((bytes) => isHevc(new Blob([bytes]))))).toEqual([false, false, false]);
});

test('what cannot be converted is sent as it is, which is said; what need not be is sent untouched', async () => {
  converterAt('data:text/javascript,export const convertFilm = async () => null;');
  const how = { progress: vi.fn(), signal: new AbortController().signal };
  const [hevc, other] = [fileOf('hevc.mp4'), fileOf('h264.mp4')];
  const sent = await playableFilm(hevc, how);
  expect([sent.film, sent.said]).toEqual([hevc, expect.stringMatching(/ne sait pas convertir/)]);
  expect(how.progress).toHaveBeenCalledWith(0);
  expect(await playableFilm(other, how)).toEqual({ film: other, said: null });
  const stopped = await playableFilm(hevc, { ...how, signal: AbortSignal.abort() });
  expect(stopped).toEqual({ film: hevc, said: null });
  // What does not arrive is a failure of the network, to be tried again.
  converterAt('/assets/none.js');
  await expect(playableFilm(hevc, how)).rejects.toThrow();
});
