import type { ClientName } from '../../../shared/clients/client-names.contract.ts';
import color from './board-color.module.css';
import classes from './client-mark.module.css';

type Props = { client: Pick<ClientName, 'name' | 'logoUrl' | 'color'>; size?: number };

/** The logo of a client, or its initial on its colour. Decoration: the name stands beside it. */
export function ClientMark({ client: { name, logoUrl, color: own }, size = 34 }: Props) {
  const initial = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?';
  return (
    <span
      aria-hidden
      className={`${color.root} ${classes.root}`}
      data-color={own}
      data-logo={logoUrl ? true : undefined}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
    >
      {logoUrl ? <img src={logoUrl} alt="" loading="lazy" /> : initial.toUpperCase()}
    </span>
  );
}
