import type { BoardColor } from '../../../../shared/boards/boards.rules.ts';
import color from '../../components/board-color.module.css';
import classes from './personas.module.css';

type Props = { name: string; color: BoardColor };

/** Initials on a colour. Decoration: the name stands beside it. */
export const PersonaMark = ({ name, color: own }: Props) => (
  <span aria-hidden className={`${color.root} ${classes.mark}`} data-color={own}>
    {initialsOf(name)}
  </span>
);

/** Words that tell nobody apart. */
const linking = new Set('le la les l un une des du de d qui que et ou à au aux en pour avec'.split(' '));

function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const telling = words.filter((word) => !linking.has(word.toLocaleLowerCase('fr')));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
