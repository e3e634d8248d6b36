import { ToneBadge } from '../../components/tone-badge.tsx';

/** Whether a service is connected; nothing while that is not known. */
export function ConnectionState({ connected }: { connected: boolean | undefined }) {
  if (connected === undefined) return null;
  return <ToneBadge tone={connected ? 'positive' : 'plain'}>{connected ? 'Connecté' : 'Non connecté'}</ToneBadge>;
}
