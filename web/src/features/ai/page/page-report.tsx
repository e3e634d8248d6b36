import { Anchor, Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
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
  const { page, groups, score, fixes, rewrites, messageMatch, facts, suspicious } = kept.output;
  const isBuilt = page.rendered === 'script';
  return (
    <>
      <div className={classes.report}>
        <Heading page={page} />
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
        <GroupBars score={isBuilt ? null : score} groups={groups} />
        {children}
      </div>
    </>
  );
}

function Heading({ page }: { page: Props['kept']['output']['page'] }) {
  const { title, finalUrl, url, redirects, words, bytes } = page;
  const facts = [
    formatCount(words, 'mot'),
    `${formatNumber(Math.max(1, Math.round(bytes / 1024)))}\u00a0Ko`,
    ...(redirects ? [formatCount(redirects, 'redirection')] : []),
  ];
  return (
    <header className={classes.heading}>
      <Title order={2} fz="1.25rem">
        {title || 'Page sans titre'}
      </Title>
      <Text size="sm" c="dimmed" className={classes.address}>
        {finalUrl && (
          <>
            <Anchor href={finalUrl} target="_blank" rel="noreferrer noopener" c="inherit" underline="always">
              {finalUrl === url ? finalUrl : `${url} → ${finalUrl}`}
            </Anchor>{' '}
            ·{' '}
          </>
        )}
        {facts.join(' · ')}
      </Text>
    </header>
  );
}
