import { memory } from '#mocks/kernel/store/store'

/** Sign-in state besides the rows; times are epoch milliseconds. */
export const signInMemory = {
  captchas: memory<{ code: string; expiresAt: number }>(),
  /** Positions of the gaps of sliders, by `KIND device`. */
  sliders: memory<{ x: number; expiresAt: number }>(),
  /** Expiry of a solved slider, by `KIND device`. */
  slides: memory<number>(),
  /** Times of sent codes, by phone. */
  smsSent: memory<number[]>(),
  /** When a code of a kind was last sent to a phone, by `KIND phone`. */
  smsCodes: memory<number>(),
  /** What an identity provider has confirmed, by code. */
  providerCodes: memory<{ account: string; back: string; challenge: string; expiresAt: number }>(),
  /** Times of failed sign-ins, by `attemptOf`. */
  failures: memory<number[]>(),
  /** When an account last signed in on a device, by `ACCOUNT device`. */
  devices: memory<number>('signInDevices'),
}
