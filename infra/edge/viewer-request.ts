/** What CloudFront hands to a function before it looks at its cache; header names are lower-case. */
export type ViewerRequestEvent = {
  context: { requestId: string };
  viewer: { ip: string };
  request: { uri: string; headers: Record<string, { value: string }> };
};
