import { CloseButton, Text, Title } from '@mantine/core';
import { fieldLabel } from '../../../../../shared/ai/field-labels.ts';
import { placesOf } from './item-of.ts';
import classes from './side-by-side.module.css';
import { useTexts } from './texts-context.tsx';
import { type DiffPiece, wordDiff } from './word-diff.ts';

/** Two texts beside one another, what differs marked; nothing before two are chosen. */
export function SideBySide() {
  const { kept, compared, compare } = useTexts();
  const places = placesOf(kept).filter(({ text }) => compared.includes(text.id));
  const [one, other] = places;
  if (!one) return null;
  if (!other)
    return (
      <Text size="sm" c="dimmed" role="status">
        Un texte choisi&nbsp;: choisissez-en un autre pour les comparer.
      </Text>
    );
  const sides = wordDiff(one.text.text, other.text.text);
  return (
    <section aria-label="Côte à côte" className={classes.compared}>
      <header className={classes.head}>
        <Title order={2} fz="1rem">
          Côte à côte
        </Title>
        <CloseButton
          aria-label="Ne plus comparer"
          onClick={() => {
            for (const { text } of places) compare(text.id);
          }}
        />
      </header>
      <div className={classes.sides}>
        {[one, other].map(({ text, itemId, placement }, side) => (
          <div key={text.id}>
            <Text size="sm" c="dimmed">
              {placement && itemId.startsWith('v') ? `Variation ${itemId.slice(1)}, ` : ''}
              {fieldLabel(placement, text.field).toLowerCase()}
            </Text>
            <p className={classes.words}>
              <Pieces pieces={sides[side] ?? []} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Pieces({ pieces }: { pieces: readonly DiffPiece[] }) {
  let at = 0;
  return pieces.map(({ text, differs }) => {
    const key = at;
    at += text.length;
    return differs ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
