/** What a file is by its own bytes. Seconds, pixels; null of what it does not say. Codecs by their common names: `h264`, `hevc`, `aac`. */
export type MediaFacts = {
  contentType: string;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
};

export const plainFile = (contentType: string): MediaFacts => ({
  contentType,
  durationSeconds: null,
  width: null,
  height: null,
  videoCodec: null,
  audioCodec: null,
});
