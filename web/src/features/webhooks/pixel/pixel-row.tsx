import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import classes from './pixel-list.module.css';
import { reachableOf } from './pixel-quality.ts';
import { PixelState } from './pixel-state.tsx';

type Props = {
  pixel: Pixel;
  /** It leads nowhere. */
  example?: boolean;
};

/** A pixel and what it received; the whole row leads to it. */
export function PixelRow({ pixel, example = false }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h2 className={classes.name}>
          {example ? (
            pixel.name
          ) : (
            <Link to={paths.pixel(pixel.id)} className={classes.link}>
              {pixel.name}
            </Link>
          )}
          <PixelState pixel={pixel} />
        </h2>
        <p className={classes.number}>Pixel {pixel.pixelId}</p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Événements sur 24 h</dt>
          <dd>{formatNumber(pixel.events24h)}</dd>
        </div>
        <div>
          <dt>Avec e-mail ou téléphone</dt>
          <dd>{reachableOf(pixel)}</dd>
        </div>
        <div className={classes.last}>
          <dt>Dernière réception</dt>
          <dd>{pixel.lastEventAt ? formatMoment(pixel.lastEventAt) : 'aucun'}</dd>
        </div>
      </dl>
      {!example && <IconChevronRight size={18} aria-hidden className={classes.chevron} />}
      {pixel.pausedReason && (
        <Text size="sm" c="warning" className={classes.reason}>
          {pixel.pausedReason}
        </Text>
      )}
    </li>
  );
}
