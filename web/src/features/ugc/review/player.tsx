import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { UgcCommentShown } from '../../../../../shared/ugc/deliverable.ts';
import type { Version } from '../../../../../shared/ugc/version.ts';
import { type Area, DrawArea } from './draw-area.tsx';
import { filmTime } from './film-time.ts';
import classes from './player.module.css';
import { SafeZone, type SafeZoneName, safeZones } from './safe-zone.tsx';
import type { Film } from './use-film.ts';

type Props = {
  version: Version;
  /** Beside it, without its sound, at the same moment. */
  beside: Version | undefined;
  film: Film;
  comments: readonly UgcCommentShown[];
  zone: SafeZoneName | '';
  onZone: (zone: SafeZoneName | '') => void;
  /** What is drawn for the comment that is being written. */
  area: Area | null;
  onArea: (area: Area | null) => void;
};

/** The film, what networks put over it, and the moments that someone has spoken of. */
export function Player({ version, beside, film, comments, zone, onZone, area, onArea }: Props) {
  const { now, length } = film;
  const shown = comments.filter((comment) => comment.area && isAt(comment, now * 1000));
  const isVideo = version.contentType.startsWith('video/');
  return (
    <section className={classes.player} aria-label="Lecteur">
      <div className={classes.stage}>
        <div className={classes.frame}>
          {isVideo ? (
            // biome-ignore lint/a11y/useMediaCaption: what a creator has sent holds its own subtitles
            <video
              ref={film.video}
              className={classes.film}
              src={version.mediaUrl}
              poster={version.posterUrl ?? undefined}
              preload="metadata"
              playsInline
            />
          ) : (
            <img className={classes.film} src={version.mediaUrl} alt={version.fileName} />
          )}
          {zone && <SafeZone name={zone} />}
          {shown.map(({ id, area: where }) => where && <Zone key={id} area={where} />)}
          <DrawArea area={area} onArea={onArea} onTap={film.toggle} />
        </div>
        {beside && <Beside key={beside.id} version={beside} film={film} />}
      </div>
      {film.broken && (
        <p className={classes.broken} role="alert">
          Ce navigateur ne lit pas ce fichier. <a href={version.downloadUrl}>Téléchargez l’original</a>, ou demandez au
          créateur une vidéo MP4 (H.264).
        </p>
      )}
      {isVideo && (
        <div className={classes.controls}>
          <ActionIcon variant="filled" size="lg" onClick={film.toggle} aria-label={film.playing ? 'Pause' : 'Lecture'}>
            {film.playing ? (
              <IconPlayerPauseFilled size={18} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={18} aria-hidden />
            )}
          </ActionIcon>
          <div className={classes.track}>
            <input
              type="range"
              className={classes.slider}
              aria-label="Moment de la vidéo"
              aria-valuetext={filmTime(now)}
              min={0}
              max={length || 1}
              step={0.01}
              value={now}
              onChange={({ currentTarget }) => film.seek(Number(currentTarget.value))}
            />
            {comments.map(({ id, atMs, resolvedAt }) =>
              atMs === null || !length ? null : (
                <span
                  key={id}
                  className={classes.mark}
                  data-done={resolvedAt !== null || undefined}
                  style={{ left: `${Math.min(100, atMs / 10 / length)}%` }}
                />
              ),
            )}
          </div>
          <span className={classes.time}>
            {filmTime(now)} / {filmTime(length)}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            onClick={film.toggleSound}
            aria-label={film.muted ? 'Remettre le son' : 'Couper le son'}
          >
            {film.muted ? <IconVolumeOff size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
          </ActionIcon>
          <NativeSelect
            size="xs"
            aria-label="Zones couvertes par un réseau"
            data={[{ value: '', label: 'Sans repères' }, ...safeZones]}
            value={zone}
            onChange={({ currentTarget }) => onZone(currentTarget.value as SafeZoneName | '')}
          />
        </div>
      )}
    </section>
  );
}

const isAt = ({ atMs, untilMs }: UgcCommentShown, ms: number): boolean =>
  atMs === null || (ms >= atMs - 200 && ms <= (untilMs ?? atMs) + 400);

const Zone = ({ area }: { area: Area }) => (
  <span
    className={classes.zone}
    style={{ left: `${area.x * 100}%`, top: `${area.y * 100}%`, width: `${area.w * 100}%`, height: `${area.h * 100}%` }}
  />
);

/** The other version follows: it plays, stands and is where the first one is. */
function Beside({ version: newest, film: { now, playing } }: { version: Version; film: Film }) {
  const [version] = useState(newest);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A shorter one stays at its end.
    const length = Number.isFinite(element.duration) ? element.duration : now;
    const at = Math.min(now, length);
    if (Math.abs(element.currentTime - at) > 0.15) element.currentTime = at;
    if (!playing || at >= length - 0.05) element.pause();
    else if (element.paused) void element.play().catch(() => {});
  }, [now, playing]);
  return (
    <div className={classes.frame}>
      {version.contentType.startsWith('video/') ? (
        <video
          ref={video}
          className={classes.film}
          src={version.mediaUrl}
          poster={version.posterUrl ?? undefined}
          preload="metadata"
          playsInline
          muted
          aria-label={`Version ${version.number}`}
        />
      ) : (
        <img className={classes.film} src={version.mediaUrl} alt={version.fileName} />
      )}
      <span className={classes.label}>Version {version.number}</span>
    </div>
  );
}
