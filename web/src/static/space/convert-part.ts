import { element } from '../share/element.ts';
import { playableFilm } from './playable-film.ts';

/** What is shown while a film is made so that all can play it, with a way to do without; `tell` shows how far it is. */
export function convertPart(tell: (share: number, words: string) => void) {
  const note = element('p', { className: 'space-hint' });
  note.setAttribute('role', 'status');
  const skip = element(
    'button',
    { type: 'button', className: 'button button-plain', hidden: true },
    'Envoyer sans convertir',
  );
  /** Of the file that was chosen, what is sent: made once. */
  let ready: { of: File; film: File } | null = null;

  async function filmOf(file: File): Promise<File> {
    if (ready?.of === file) return ready.film;
    const stop = new AbortController();
    const end = () => stop.abort();
    skip.addEventListener('click', end);
    const { film, said } = await playableFilm(file, {
      signal: stop.signal,
      progress: (share) => {
        skip.hidden = false;
        tell(
          share,
          `Conversion de la vidéo sur votre appareil, pour qu’elle soit lisible partout\u00a0: ${percent(share)}`,
        );
      },
    });
    skip.removeEventListener('click', end);
    skip.hidden = true;
    note.textContent = said ?? '';
    ready = { of: file, film };
    return film;
  }

  function reset(): void {
    note.textContent = '';
  }
  return { nodes: [skip, note], filmOf, reset };
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
