import { isHevc } from './hevc.ts';

type How = { progress: (share: number) => void; signal: AbortSignal };

/** What is sent of a film: `said` where it is not what was wished for. */
type Playable = { film: File; said: string | null };

const asIs =
  'Cet appareil ne sait pas convertir cette vidéo\u00a0: elle est envoyée telle quelle. La marque pourra vous en demander une version en MP4 (H.264).';

/** A film that most computers do not play, made again on this device so that they do; what converts is loaded only then. */
export async function playableFilm(file: File, how: How): Promise<Playable> {
  const address = document.querySelector<HTMLElement>('[data-converter]')?.dataset.converter;
  if (!address || !(await isHevc(file))) return { film: file, said: null };
  how.progress(0);
  // What does not arrive says nothing of the device.
  const { convertFilm } = (await import(address)) as typeof import('./converter/convert-film.ts');
  try {
    const film = await convertFilm(file, how);
    if (film) return { film, said: null };
  } catch {
    // As where it cannot.
  }
  return { film: file, said: how.signal.aborted ? null : asIs };
}
