import { afterAll, beforeAll } from 'vitest'

/** The browser that vitest runs a file in. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void }

const HOSTS = { material: 'http://material.localhost:10002/', supplier: 'http://supplier.localhost:10002/' }
/** A host of no variant: the build's mode decides. */
const OTHER_HOST = 'http://localhost:3000/'

export type HostVariant = keyof typeof HOSTS

/** Opens a variant's host, until another is opened. */
export function setHost(variant: HostVariant) {
  jsdom.reconfigure({ url: HOSTS[variant] })
}

/** Opens a variant's host for this test file; the next one in the same worker finds the other host again. */
export function runAtHost(variant: HostVariant) {
  beforeAll(() => setHost(variant))
  afterAll(() => jsdom.reconfigure({ url: OTHER_HOST }))
}
