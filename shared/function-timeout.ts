/** How long a function runs at most, unless its queue says otherwise: under the gateway's 30, so that the answer is always ours. */
export const functionTimeoutSeconds = 28;
