import './mantine-ai.css';
import { useUrlState } from '../../lib/use-url-state.ts';
import { aiNames } from './ai-url.ts';
import { Contents } from './contents.tsx';
import { AdDesk } from './desk/ad-desk.tsx';

/** What helps to understand ads and, one day, to write them: the tool that the address names, else all of them. */
export function AiPage() {
  const { params } = useUrlState();
  const adId = params.get(aiNames.ad);
  if (adId !== null || params.get(aiNames.tool) === 'annonce') return <AdDesk key={adId} adId={adId} />;
  return <Contents />;
}
