import 'scheduler'

declare module 'scheduler' {
  /** Sets how many times a second a long render yields to the browser; 0 sets the default. Missing in its types. */
  export function unstable_forceFrameRate(fps: number): void
}
