import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import desk from '../desk/desk.module.css';
import { Facts } from './facts.tsx';
import { Fixes } from './fixes.tsx';
import { GroupBars } from './group-bars.tsx';
import { MessageMatch } from './message-match.tsx';
import { OtherWords } from './other-words.tsx';
import classes from './page.module.css';

type Props = {
  kept: GenerationOf<'analyze_landing_page'>;
  onPaste: () => void;
  /** Under the note: of what it was made. */
  children: ReactNode;
};

/** What is said of a page: what to mend first, whether it keeps the ad's promise, and what it says for itself. */
export function PageReport({ kept, onPaste, children }: Props) {
  const { page, groups, fixes, rewrites, messageMatch, facts, suspicious } = kept.output;
  const isBuilt = page.rendered === 'script';
  return (
    <>
      <div className={classes.report}>
        {kept.warnings.map(({ code, message }) => (
          <div key={code} role="note" className={classes.note}>
            <Text size="sm">{message}</Text>
            {code === 'script_page' && (
              <Button size="compact-sm" variant="default" onClick={onPaste}>
                Coller le HTML affiché
              </Button>
            )}
            {code === 'suspicious_text' && suspicious.map((text) => <blockquote key={text}>{text}</blockquote>)}
          </div>
        ))}
        <Fixes fixes={fixes} isBuilt={isBuilt} />
        {messageMatch && <MessageMatch match={messageMatch} ad={kept.input.ad} />}
        <OtherWords rewrites={rewrites} />
        {!isBuilt && <Facts facts={facts} url={page.finalUrl ?? page.url} />}
      </div>
      <div className={desk.margin}>
        <GroupBars groups={groups} />
        {children}
      </div>
    </>
  );
}
