import { type ComponentType, lazy } from 'react'

/** Waits between the attempts to load a file, ms. */
const WAITS_MS = [500, 2000, 4000]

/** A component whose code loads on first render. The type is preserved, so a generic component stays generic. */
export function lazyWithRetry<Part>(load: () => Promise<{ default: Part }>): Part {
  const part = lazy(() => importWithRetry(load as () => Promise<{ default: ComponentType<unknown> }>))
  return part as unknown as Part
}

/**
 * Loads code; a failed import is retried, once there is a network.
 *
 * @throws the error of the last attempt
 */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const wait of WAITS_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
  }
  return load()
}
