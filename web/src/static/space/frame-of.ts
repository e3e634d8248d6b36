import { element } from '../share/element.ts';

type Frame = {
  row: HTMLElement;
  picture: () => Promise<Blob | null>;
  /** Lets go of the film. */
  end: () => void;
};
let made = 0;

/** A film of this device with the frame that stands for it, chosen by a slider; no picture where this browser does not read it. */
export function frameOf(file: File): Frame {
  const address = URL.createObjectURL(file);
  const id = `poster-frame-${++made}`;
  const film = element('video', { src: address, muted: true, playsInline: true, preload: 'auto' });
  film.tabIndex = -1;
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: '1',
    step: '0.01',
    value: '0.1',
    id,
  });
  const note = element('p', { className: 'space-hint' });
  const show = () => {
    if (Number.isFinite(film.duration)) film.currentTime = film.duration * Number(slider.value);
  };
  film.addEventListener('loadedmetadata', show);
  slider.addEventListener('input', show);
  film.addEventListener('error', () => {
    note.textContent =
      'Ce navigateur ne lit pas cette vidéo. Vous pouvez l’envoyer, mais la marque devra peut-être vous en demander une en MP4 (H.264).';
    film.hidden = true;
    slider.hidden = true;
  });
  const row = element('div', {}, [film, element('label', { htmlFor: id }, 'Image d’ouverture'), slider, note]);
  return { row, picture: () => pictureOf(film), end: () => URL.revokeObjectURL(address) };
}

const longestSide = 1280;

function pictureOf(film: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = film;
  if (!videoWidth || film.error) return Promise.resolve(null);
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = element('canvas', { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) });
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
}
