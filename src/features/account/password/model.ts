/** Seconds for which the server remembers a verified phone. */
export const RESET_SECONDS = 300
