import { type WebConfig, webConfigPath } from '../../../../shared/web-config.ts';

let loading: Promise<WebConfig> | undefined;

/** The settings of this stage, fetched once a page. */
export function loadConfig(): Promise<WebConfig> {
  loading ??= fetchConfig();
  return loading;
}

async function fetchConfig(): Promise<WebConfig> {
  const answer = await fetch(webConfigPath);
  if (!answer.ok) throw new Error(`${webConfigPath}: ${answer.status}`);
  const { sentryDsn = null, environment = 'unknown', release = 'unknown' }: Partial<WebConfig> = await answer.json();
  return { sentryDsn, environment, release };
}
