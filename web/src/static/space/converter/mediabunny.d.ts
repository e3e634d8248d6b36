/** The part of it that is used: its own declarations bring other types of WebCodecs than those of the DOM. */
declare module 'mediabunny' {
  type Format = object;
  export const MP4: Format;
  export const QTFF: Format;
  export const QUALITY_HIGH: object;

  export class BlobSource {
    constructor(blob: Blob);
  }
  export class Input {
    constructor(options: { source: BlobSource; formats: Format[] });
  }
  export class BufferTarget {
    /** Null until the output is whole. */
    readonly buffer: ArrayBuffer | null;
  }
  export class Mp4OutputFormat {
    readonly mimeType: string;
  }
  export class Output {
    constructor(options: { format: Mp4OutputFormat; target: BufferTarget });
  }

  type Track = { isVideoTrack(): boolean; isAudioTrack(): boolean };
  type VideoTrack = Track & { getDisplayWidth(): Promise<number>; getDisplayHeight(): Promise<number> };
  type VideoOptions = {
    codec?: 'avc';
    quality?: object;
    forceTranscode?: boolean;
    width?: number;
    height?: number;
    fit?: 'fill';
  };

  export class Conversion {
    static init(options: {
      input: Input;
      output: Output;
      video: (track: VideoTrack) => Promise<VideoOptions>;
      showWarnings: boolean;
    }): Promise<Conversion>;
    readonly isValid: boolean;
    readonly discardedTracks: { track: Track }[];
    onProgress?: (share: number) => void;
    execute(): Promise<void>;
    cancel(): Promise<void>;
  }
}
