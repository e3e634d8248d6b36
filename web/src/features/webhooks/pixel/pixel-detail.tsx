import { Tabs, Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { PageActs } from '../../../lib/page-head.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import page from '../webhook-page.module.css';
import { codePart, urlNames } from '../webhooks-url.ts';
import { PausedNotice } from './paused-notice.tsx';
import { PixelCode } from './pixel-code.tsx';
import { PixelEvents } from './pixel-events.tsx';
import { PixelMenu } from './pixel-menu.tsx';
import { reachableOf } from './pixel-quality.ts';
import { PixelState } from './pixel-state.tsx';
import { TestEvent } from './trial/test-event.tsx';

const parts = [
  { value: 'journal', label: 'Événements' },
  { value: 'test', label: 'Envoyer un test' },
  { value: codePart, label: 'Code à installer' },
];

type Props = {
  pixel: Pixel;
  /** What was on its way to Meta has an end: the pixel itself may have changed. */
  onSettled: () => void;
};

/** One pixel: what it received, a test, and the code that feeds it. */
export function PixelDetail({ pixel, onSettled }: Props) {
  const { params, change } = useUrlState();
  const part = parts.find(({ value }) => value === params.get(urlNames.part))?.value ?? 'journal';
  const [sent, setSent] = useState(false);
  const show = (next: string | null, justSent = false) => {
    setSent(justSent);
    change({ [urlNames.part]: next === 'journal' ? null : next, [urlNames.status]: null });
  };
  return (
    <div className={page.root}>
      <div className={page.top}>
        <Link to={paths.pixels} className={page.back}>
          <IconChevronLeft size={16} aria-hidden /> Pixels
        </Link>
        <PixelState pixel={pixel} />
        <Text size="sm" c="dimmed">
          Pixel {pixel.pixelId}
        </Text>
        <PageActs>
          <div className={page.acts}>
            <PixelMenu pixel={pixel} />
          </div>
        </PageActs>
      </div>
      <PausedNotice pixel={pixel} />
      <KeyFigures
        figures={[
          { name: 'Événements sur 24 h', value: formatNumber(pixel.events24h) },
          { name: 'Avec e-mail ou téléphone', value: reachableOf(pixel) },
          { name: 'Dernière réception', value: <Small>{moment(pixel.lastEventAt)}</Small> },
          { name: 'Code de test', value: <Small>{pixel.testEventCode ?? 'aucun'}</Small> },
        ]}
      />
      <Tabs value={part} onChange={(next) => show(next)} keepMounted={false} mt="lg">
        <Tabs.List mb="md" aria-label={pixel.name}>
          {parts.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="journal">
          <PixelEvents pixel={pixel} awaited={sent} onSettled={onSettled} onTest={() => show('test')} />
        </Tabs.Panel>
        <Tabs.Panel value="test">
          <TestEvent pixel={pixel} onSent={() => show('journal', true)} />
        </Tabs.Panel>
        <Tabs.Panel value={codePart}>
          <PixelCode pixel={pixel} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

const Small = ({ children }: { children: string }) => <span className={page.moment}>{children}</span>;

const moment = (at: string | null) => (at ? formatMoment(at) : 'aucun');
