import './mantine-webhooks.css';
import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { WebhookPage } from './webhook-page.tsx';
import { WebhooksTab } from './webhooks-tab.tsx';
import { urlNames } from './webhooks-url.ts';

const PixelPage = lazy(async () => ({ default: (await import('./pixel/pixel-page.tsx')).PixelPage }));
const PixelTab = lazy(async () => ({ default: (await import('./pixel/pixel-tab.tsx')).PixelTab }));

const pixelTab = 'pixel';

/** The webhook or the pixel that the address names; otherwise all of them. */
export function WebhooksPage() {
  const { params, change } = useUrlState();
  const id = params.get(urlNames.webhook);
  if (id) return <WebhookPage key={id} id={id} />;
  const pixelId = params.get(urlNames.pixel);
  if (pixelId)
    return (
      <Suspense fallback={<PageSpinner />}>
        <PixelPage key={pixelId} id={pixelId} />
      </Suspense>
    );
  return (
    <Tabs
      value={params.get(urlNames.tab) === pixelTab ? pixelTab : 'webhooks'}
      onChange={(next) => change({ [urlNames.tab]: next === pixelTab ? next : null })}
      keepMounted={false}
      mt="-0.75rem"
    >
      <Tabs.List mb="lg" aria-label="Webhooks">
        <Tabs.Tab value="webhooks">Webhooks</Tabs.Tab>
        <Tabs.Tab value={pixelTab}>Pixel Meta</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="webhooks">
        <WebhooksTab />
      </Tabs.Panel>
      <Tabs.Panel value={pixelTab}>
        <Suspense fallback={<PageSpinner />}>
          <PixelTab />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
