/** Signs out and forgets; set by what ends sessions, which this layer may not import. */
let forget: (() => Promise<void>) | null = null

/** Sets what forgets all that this site keeps on this computer. */
export function setForgetting(next: () => Promise<void>): void {
  forget = next
}

/**
 * Signs out, and forgets all that this site keeps on this computer: of every user, its settings included. It is there
 * some seconds after the start of a page.
 */
export async function forgetEverything(): Promise<void> {
  await forget?.()
}
