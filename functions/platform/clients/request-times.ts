/**
 * How long a call to AWS may take, in milliseconds: a service that hangs must not take our own time with it. Three tries
 * of these end before half of a route's 28 s are over.
 */
export const requestTimes = {
  /** Until the connection stands. */
  connectionTimeout: 1_000,
  /** Until the answer begins. */
  requestTimeout: 5_000,
  /** Otherwise the SDK only warns, and waits on. */
  throwOnRequestTimeout: true,
  /** Without a byte, once it has begun. */
  socketTimeout: 5_000,
};

/** The same for files, whose reader may do other things between two pieces, and make the sender wait. */
export const fileTimes = { ...requestTimes, socketTimeout: 4 * requestTimes.socketTimeout };

/** How long S3 may take to answer that it has so many bytes: a megabyte a second is slower than any network of AWS. */
export const uploadMs = (bytes: number): number => requestTimes.requestTimeout + bytes / 1_000;
