import type { Client } from '#tests/kit/api'

/**
 * The forms of a feature. Each entry of `bodies`, named by what is sent, sends random bodies and holds that the form
 * takes what was taken (`takesOnly`).
 */
export type FormsSpec = {
  account: string
  bodies: Readonly<Record<string, (client: Client) => Promise<void>>>
}
