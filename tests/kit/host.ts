import { afterAll, beforeAll } from 'vitest'

/** The jsdom instance of the test file. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void }

const HOSTS = { material: 'http://material.localhost:10002/', supplier: 'http://supplier.localhost:10002/' }
/** A host of no variant: falls back to the build's mode. */
const OTHER_HOST = 'http://localhost:3000/'

export type HostVariant = keyof typeof HOSTS

/** Switches to a variant's host, until the next switch. */
export function setHost(variant: HostVariant) {
  jsdom.reconfigure({ url: HOSTS[variant] })
}

/** Uses a variant's host in this test file; the next file in the same worker finds the other host again. */
export function runAtHost(variant: HostVariant) {
  beforeAll(() => setHost(variant))
  afterAll(() => jsdom.reconfigure({ url: OTHER_HOST }))
}

/** The host where a demo account signs in. */
export function hostOf(account: string): HostVariant {
  return /^(haichuan|pengan)/.test(account) ? 'material' : 'supplier'
}
