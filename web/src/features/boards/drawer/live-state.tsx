import { IconAlertTriangle, IconCircleCheck, IconClockPause } from '@tabler/icons-react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { formatDay } from '../../../lib/format.ts';
import classes from './card-drawer.module.css';

/** The ad today, against the copy. */
export function LiveState({ card }: { card: SavedAd }) {
  const { state, icon: Icon, text } = readState(card);
  return (
    <div className={classes.live} data-state={state}>
      <Icon size={17} aria-hidden />
      <p>{text}</p>
    </div>
  );
}

function readState({ ad, live }: SavedAd) {
  if (live.gone) {
    const text = 'L’annonce n’est plus dans la bibliothèque. Cette copie reste à vous.';
    return { state: 'ended', icon: IconAlertTriangle, text };
  }
  if (live.active) return { state: 'running', icon: IconCircleCheck, text: 'Toujours diffusée aujourd’hui.' };
  if (!live.endedAt) return { state: 'planned', icon: IconClockPause, text: 'Pas encore diffusée.' };
  const since = ad.active ? 'depuis que vous l’avez enregistrée' : 'elle l’était déjà quand vous l’avez enregistrée';
  return { state: 'ended', icon: IconClockPause, text: `Arrêtée le ${formatDay(live.endedAt)}, ${since}.` };
}
