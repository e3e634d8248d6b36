/** What the browser is told of the stage it runs on: each deployment writes it beside the pages, the build is the same for all. */
export type WebConfig = {
  /** Null: no monitoring, nothing loaded, nothing sent, nothing asked. */
  sentryDsn: string | null;
  environment: string;
  release: string;
};

export const webConfigPath = '/config.json';
