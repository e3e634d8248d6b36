import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { quotedName } from '../../../../../shared/rules/comparison-texts.ts';
import classes from './compare.module.css';
import forest from './forest-plot.module.css';
import { Letter } from './subject-name.tsx';

/** Of so many, each is told by the letter that it bears below: their names would fill the verdict. */
const fewestLettered = 3;

type Props = { text: string; names: readonly string[]; hues: readonly number[] };

/** What a verdict concludes, large, then how sure that is. */
export function VerdictWords({ text, names, hues }: Props) {
  // A full stop within a name ends nothing.
  const [lead = text] = /^(?:«[^»]*»|[^.«]|\.(?! ))*\./u.exec(text) ?? [];
  const rest = text.slice(lead.length).trim();
  const told = (said: string) =>
    names.length < fewestLettered ? said : <Lettered text={said} names={names} hues={hues} />;
  return (
    <>
      <span className={classes.lead}>{told(lead)}</span> {rest && <span className={classes.doubt}>{told(rest)}</span>}
    </>
  );
}

function Lettered({ text, names, hues }: Props) {
  const quoted = names.map(quotedName);
  const parts = quoted.reduce(
    (all: string[], name) => all.flatMap((part) => (quoted.includes(part) ? [part] : splitAround(part, name))),
    [text],
  );
  return parts.map((part, place) => {
    const at = quoted.indexOf(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence, told by their place
    if (at < 0) return <Fragment key={place}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence, told by their place
      <span key={place} className={forest.hue} data-hue={hues[at]} title={names[at]}>
        <Letter at={at} />
        <VisuallyHidden>{part}</VisuallyHidden>
      </span>
    );
  });
}

/** The name stands between what comes before and after it. */
const splitAround = (text: string, name: string): string[] =>
  text
    .split(name)
    .flatMap((part, at) => (at === 0 ? [part] : [name, part]))
    .filter((part) => part !== '');
